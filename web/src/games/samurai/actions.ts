// What the action bar says and offers, from what is asked and what has been picked.
import type { BoardProps } from '../../board/game_page.ts';
import { count } from '../../board/tableau.ts';
import type { IconName } from '../../parts/index.ts';
import type { Choice } from '../../table/table.ts';
import { BLADES, type Slip } from './cards.ts';
import { answerAfter, clockChance, exploitChance } from './chances.ts';
import type { Plan } from './plan.svelte.ts';
import { planPrompt } from './plan_words.ts';
import type { Play } from './play.svelte.ts';
import type { Face, Position } from './position.ts';
import type { Speech } from './speech.ts';

export interface Moment {
  readonly board: BoardProps;
  readonly play: Play;
  readonly plan: Plan;
  readonly position: Position;
  readonly speech: Speech;
  /** What came of the last blow, or what the road brought, in words; empty: there was none. */
  readonly blow: string;
}
export interface Prompt {
  readonly title: string;
  readonly sub: string;
}
export interface Cost {
  readonly kind: 'ki' | 'life';
  readonly n: number;
}
export interface Offer {
  readonly ref: string;
  readonly icon: IconName | null;
  readonly label: string;
  readonly cost: Cost | null;
  /** What it does, in a quieter voice. */
  readonly sub: string;
  readonly key: string;
  readonly primary: boolean;
  readonly off?: boolean;
  /** What each face of the die does. */
  readonly faces?: readonly Face[];
}

/** Points that are answered by a box of options. */
const BOXES = ['reward', 'strike', 'die', 'price', 'spoils', 'keep', 'virtue'] as const;
export const hasBox = ({ position, play }: Moment): boolean =>
  play.asked && BOXES.some((point) => point === position.point);
export const hasGuard = ({ position, play }: Moment): boolean =>
  play.asked && position.point === 'guard';

export const costOf = (choice: Choice): Cost | null => {
  const ki = count(choice.price, 'ki');
  const life = count(choice.price, 'life');
  if (ki > 0) return { kind: 'ki', n: ki };
  return life > 0 ? { kind: 'life', n: life } : null;
};

/** With the card placed: what it would hit, or has hit. */
export function forecast({ play, position, speech }: Moment, card: Slip): Prompt {
  const makes = card.makes ?? card.changes;
  const name = speech.card(card.id);
  const turned = position.defence !== null;
  const strikes = BLADES.flatMap((blade) => {
    const gauge = position.gauges.find(({ id }) => id === blade);
    if (!gauge || gauge.asleep) return [];
    const args = { gauge: speech.gauge(blade), n: speech.plain(makes[blade]) };
    if (!turned) {
      const share = clockChance(play.odds, blade, position.target, card);
      return share
        ? [speech.text('forecast.chance', { ...args, hits: speech.does('hits', share) })]
        : [];
    }
    const damage = card.damage[blade] ?? 0;
    return damage > 0
      ? [speech.text('forecast.hits', { ...args, damage })]
      : [speech.text('forecast.short', { ...args, by: (gauge.turned ?? 0) - makes[blade] })];
  });
  const holds = clockChance(play.odds, 'guard', position.answering, card);
  const then = [
    comboWords(speech, card),
    speech.text('forecast.guard', {
      n: speech.plain(makes.guard),
      ...(holds ? { holds: speech.does('holds', holds) } : {}),
    }),
    card.effect ? speech.effect(card.id) : '',
  ];
  return {
    title: `${name}: ${strikes.join(', ')}.`,
    sub: then.filter((one) => one !== '').join(' '),
  };
}
function comboWords(speech: Speech, card: Slip): string {
  const element = speech.element(card.element);
  if (card.combo > 0) return speech.text(`combo.${card.combo}`, { element });
  return card.fits ? speech.text('combo.fits', { element }) : '';
}

/** What an armed move will do. */
function armed(moment: Moment, choice: Choice): Prompt {
  const { board, play, position, speech } = moment;
  // Where one practises, everything can be taken back.
  const sub = board.state.practice ? '' : speech.text('armed.sure');
  if (play.danger === 'fall')
    return { title: speech.text('armed.fall', { n: falls(position) }), sub };
  if (play.danger === 'death') return { title: speech.text('armed.death'), sub };
  if (choice.verb === 'place' && play.picked) {
    const told = forecast(moment, play.picked);
    // A card that the plan holds out stands where the last blow would be told.
    const first = position.slot === 1 && moment.plan.next === play.picked;
    return first ? { ...told, sub: `${moment.blow} ${told.sub}`.trim() } : told;
  }
  if (choice.verb === 'exploit' && position.surrounding)
    return { title: speech.card(position.surrounding.id), sub: facesInWords(speech, position) };
  if (choice.verb === 'exchange')
    return {
      title: speech.text('ask.exchange'),
      sub: speech.text('armed.exchange', { n: choice.parts.length }),
    };
  const key = `armed.${choice.verb}`;
  return {
    title: speech.has(key) ? speech.text(key) : speech.text(`do.${choice.verb}`),
    sub,
  };
}
const falls = ({ surrounding }: Position): number =>
  surrounding?.faces.filter(({ facts }) => count(facts, 'lose_game') > 0).length ?? 0;

/** Equal faces that follow each other are told together: 2 to 3: Strength +2. */
export function runs(faces: readonly Face[]): { from: number; to: number; face: Face }[] {
  const same = (a: Face, b: Face): boolean => JSON.stringify(a.facts) === JSON.stringify(b.facts);
  const found: { from: number; to: number; face: Face }[] = [];
  for (const face of faces) {
    const last = found.at(-1);
    if (last && same(last.face, face)) last.to = face.n;
    else found.push({ from: face.n, to: face.n, face });
  }
  return found;
}
export const facesInWords = (speech: Speech, { surrounding }: Position): string =>
  runs(surrounding?.faces ?? [])
    .map(({ from, to, face }) =>
      speech.text('face', {
        from,
        ...(to > from ? { to } : {}),
        what: speech.face(face.facts),
      }),
    )
    .join(' ');

function asked({ board, play, position, speech, blow }: Moment): Prompt {
  const { state, mode } = board;
  const plain = (key: string): Prompt => ({ title: speech.text(key), sub: '' });
  if (state.phase === 'over' || position.over) return plain('ask.over');
  if (mode === 'replay' || state.viewer === 0) return plain('ask.watch');
  if (state.choices.length === 0) return plain('ask.chance');
  const { point } = position;
  if (point === null) return plain('ask.chance');
  const his = position.foes.find(
    ({ n }) => n === (point === 'guard' ? position.answering : position.target),
  );
  const guard = position.gauges.find(({ id }) => id === 'guard')?.value ?? 0;
  const args = {
    foe: speech.short(his),
    guard: speech.plain(guard),
    slot: position.slot,
    redraws: position.redraws,
    n: position.forget,
    damage: position.die.hit,
    ...(position.reserve.length > 0 ? { won: position.reserve.length } : {}),
  };
  const key = point === 'place' ? `ask.place.${position.slot}` : `ask.${point}`;
  // Between two attacks and two rounds: what has just happened, which a phone shows nowhere else.
  const between =
    (point === 'place' && position.slot === 1) ||
    (point === 'prepare' && position.reserve.length === 0) ||
    point === 'end' ||
    position.foes.length === 0;
  if (between && blow !== '') return { title: speech.text(key, args), sub: blow };
  if (point === 'guard' && (answerAfter(play.odds, play.can('reveal'))?.holds ?? 0) >= 1)
    return { title: speech.text(key, args), sub: speech.text('ask.guard.holds', args) };
  if (point === 'strike' && position.gauges.every(({ damage }) => damage === 0))
    return plain('ask.strike.none');
  // Of gauges that go on there is something to say only before the second attack.
  const more = speech.has(`${key}.sub`) && !(point === 'strike' && position.attack > 1);
  return { title: speech.text(key, args), sub: more ? speech.text(`${key}.sub`, args) : '' };
}

export function promptFor(moment: Moment): Prompt {
  const { play, plan, speech } = moment;
  if (plan.on) return planPrompt(moment);
  if (play.refusal) return { title: speech.rule(play.refusal.rule), sub: play.refusal.rule };
  if (play.armed && play.waits) return armed(moment, play.armed);
  const won = moment.position.reserve.find(({ ref }) => play.touched.includes(ref));
  if (won) {
    const does = won.effect ? `${speech.card(won.id)}: ${speech.effect(won.id)} ` : '';
    return { title: speech.text('ask.swap'), sub: does + speech.text('ask.swap.sub') };
  }
  if (play.picked && !play.armed) return forecast(moment, play.picked);
  return asked(moment);
}

const ICONS: Readonly<Record<string, IconName>> = {
  insight: 'eye',
  step: 'flag',
  breath: 'plus',
  redraw: 'rematch',
  bokken: 'swap',
  jin: 'swap',
  credit: 'plus',
  reveal: 'shield',
  gisei: 'swap',
  place: 'check',
  exchange: 'rematch',
};
export const VERB_KEYS: Readonly<Record<string, string>> = {
  insight: 'I',
  exploit: 'X',
  redraw: 'X',
  breath: 'B',
  step: 'S',
  bokken: 'O',
  jin: 'N',
  credit: 'C',
  focus: 'F',
  gisei: 'A',
};
/** Buttons by themselves, in the order in which they stand. The others are boxes, cards or the primary one. */
const FREE = ['redraw', 'insight', 'exploit', 'breath', 'step', 'bokken', 'jin', 'credit'];

export function freeOffers(moment: Moment): Offer[] {
  const { play, position, speech } = moment;
  return FREE.flatMap((verb): Offer[] => {
    const choice = play.can(verb);
    if (!choice) return [];
    const place = verb === 'exploit' ? position.surrounding : null;
    const gauge = position.bushido?.virtue?.credits;
    return [
      {
        ref: `verb:${verb}`,
        icon: ICONS[verb] ?? null,
        label: speech.text(`do.${verb}`, place ? { place: speech.card(place.id) } : {}),
        cost: costOf(choice),
        sub: speech.has(`do.${verb}.sub`)
          ? speech.text(`do.${verb}.sub`, {
              kanji: (position.bushido?.pawn ?? 0) + 1,
              of: position.bushido?.kanji ?? 0,
              left: position.bushido?.virtue?.left ?? 0,
              gauge: gauge ? speech.gauge(gauge) : '',
            })
          : '',
        key: VERB_KEYS[verb] ?? '',
        primary: false,
        ...(place ? { faces: place.faces } : {}),
      },
    ];
  });
}

const PRIMARY = ['hold', 'ready', 'end', 'continue'];

/** The rightmost button: what waits, or what goes on. */
export function mainOffer(moment: Moment): Offer | null {
  const { play, position, speech } = moment;
  const offer = (ref: string, label: string, sub = '', off = false): Offer => ({
    ref,
    icon: null,
    label,
    cost: null,
    sub,
    key: 'Enter',
    primary: true,
    off,
  });
  const { armed: choice } = play;
  if (choice && play.waits) {
    const turns = choice.verb === 'place' && position.turnsDefence;
    const card = play.picked ? speech.card(play.picked.id) : '';
    const label = speech.text(choice.verb === 'place' ? 'do.place' : `do.${choice.verb}`, {
      card,
      place: position.surrounding ? speech.card(position.surrounding.id) : '',
    });
    return {
      ...offer('confirm', label, turns ? speech.text('do.place.turns') : ''),
      cost: costOf(choice),
    };
  }
  const found = play.choices.find(({ verb }) => PRIMARY.includes(verb));
  if (found) return offer(`verb:${found.verb}`, speech.text(`do.${found.verb}`));
  const none = play.choices.find(({ verb, parts }) => verb === 'exchange' && parts.length === 0);
  if (none) return offer('verb:exchange', speech.text('do.keep_all'));
  return position.point === 'place' && play.asked
    ? offer('', speech.text('do.place.none'), '', true)
    : null;
}

export const cliff = (play: Play): boolean =>
  exploitChance(play.odds, 'death', play.can('exploit')) > 0;
