// What the action bar says and offers, from what is asked and what has been chosen.
import type { BoardProps } from '../../board/game_page.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { IconName } from '../../parts/index.ts';
import { partnerPlaysOn, type Play } from './play.svelte.ts';
import type { Position } from './position.ts';
import type { Speech } from './speech.ts';
import type { Stage } from './stage.svelte.ts';
import { isStrike, partOf, priceOf, turnsOf } from './strikes.ts';

export interface Prompt {
  readonly title: string;
  readonly sub: string;
}
export interface Offer {
  readonly ref: string;
  readonly icon: IconName | null;
  readonly label: string;
  /** What it costs or does, in a quieter voice. */
  readonly sub: string;
  readonly key: string;
  readonly primary: boolean;
  /** It loses the game. */
  readonly grave: boolean;
}
export interface Moment {
  readonly board: BoardProps;
  readonly play: Play;
  readonly position: Position;
  readonly speech: Speech;
  /** For ears, which do not see that price and turns stand on the button. */
  readonly aloud?: boolean;
}

const promptOf = ({ key }: Phrase): string => key.split('.').at(-1) ?? '';

/** What is asked for, by the key of the engine's prompt. */
function asked({ board, position, speech }: Moment): Prompt {
  const name = promptOf(board.state.view.prompt);
  if (board.state.phase === 'over' || position.phase === 'over')
    return { title: speech.text('ask.over'), sub: '' };
  if (board.mode === 'replay' || board.state.viewer === 0)
    return { title: speech.text('ask.watch'), sub: '' };
  if (board.state.choices.length === 0 || name === 'beside') {
    const who = speech.name(position.seat);
    const begins = position.first > 0 && position.first === position.seat;
    return {
      title: !who
        ? speech.text('ask.chance')
        : speech.text(begins ? 'ask.partner.first' : 'ask.partner', { who }),
      sub: name === 'beside' ? speech.text('ask.beside') : '',
    };
  }
  const own = name === 'first_answer' && position.proposed === position.you;
  if (own)
    return { title: speech.text('ask.first_answer.you'), sub: speech.text('ask.first_answer.sub') };
  const who = speech.name(position.proposed || 3 - position.you);
  const args = { who, n: position.playsLeft ?? 0, of: position.cardsPerTurn };
  return { title: speech.text(`ask.${name}`, args), sub: speech.text(`ask.${name}.sub`, args) };
}

function armed({ board, play, position, speech, aloud = false }: Moment): Prompt {
  const choice = play.armed;
  if (!choice) return { title: '', sub: '' };
  const row = position.rows.find(({ ref }) => ref === partOf(choice, 'row'));
  const front = row?.enemies[0];
  const name = front ? speech.card(front.id) : '';
  if (play.danger)
    return {
      title: speech.text(`danger.${play.danger}`, { n: position.honorToWin, name }),
      sub: speech.text('danger.sure'),
    };
  const price = priceOf(choice);
  const cost = price > 0 && aloud ? speech.text('armed.costs', { n: price }) : '';
  if (!isStrike(choice))
    return {
      title: speech.text(`armed.${choice.verb}`, { who: speech.name(3 - position.you) }),
      sub:
        price > 0
          ? speech.text('armed.costs', { n: price })
          : speech.text(`armed.${choice.verb}.sub`),
    };
  const turns = turnsOf(choice);
  const title = speech.text(`armed.${choice.verb}`, {
    name,
    where: row ? speech.row(position, row) : '',
    ...(turns > 0 && aloud ? { n: turns } : {}),
  });
  const loses = row && choice.verb === 'attack' ? row.of(position.you).loses : 0;
  const falls = loses > 0 ? speech.text('armed.loses', { n: loses }) : '';
  const then = play.outlook(choice);
  const change = then
    ? speech.text('armed.change', {
        ...(then.honor === position.honor ? {} : { honor: position.honor, then: then.honor }),
        damage: position.damage,
        after: then.damage,
      })
    : '';
  const last = choice.final && !board.state.practice ? speech.text('armed.for_good') : '';
  return { title, sub: [change, cost, falls, last].filter((one) => one !== '').join(' ') };
}

/** While the end of a round is told: which step of it. */
export function stepTold(
  { beat, closes, played }: Stage,
  { position, speech }: Moment,
): Prompt | null {
  if (!closes) return null;
  if (beat === 'leave' || beat === 'reveal' || beat === 'draw')
    return { title: speech.text(`told.${beat}`), sub: '' };
  if (position.striking) {
    const { damageTaken: n, toDiscard: left } = position;
    return {
      title: speech.text('strike_phase.title', { n: n + left }),
      sub: speech.text('strike_phase.sub', { n, left }),
    };
  }
  if (beat === 'strike')
    return { title: speech.text('strike_phase.title', { n: position.damage }), sub: '' };
  // Whoever has played the last weapon has passed.
  const last = beat === 'play' && played?.seat === position.you;
  return { title: speech.text(last ? 'told.last_weapon' : 'strike_phase'), sub: '' };
}

export function promptFor(moment: Moment): Prompt {
  const { play, speech, position } = moment;
  if (play.refusal) return { title: speech.rule(play.refusal.rule), sub: play.refusal.rule };
  if (play.waits) return armed(moment);
  if (play.weapon)
    return {
      title: speech.text('ask.row', { name: speech.card(play.weapon.id) }),
      sub: speech.text('ask.row.sub', { n: position.turnCost }),
    };
  if (play.row)
    return {
      title: speech.text('ask.weapon', { where: speech.row(position, play.row) }),
      sub: speech.text('ask.weapon.sub'),
    };
  return asked(moment);
}

const ICONS: Readonly<Record<string, IconName>> = {
  attack: 'sword',
  deflect: 'shield',
  move: 'walk',
  show: 'eye',
  redraw: 'rematch',
  swap: 'swap',
};

/** The button that makes the armed move. */
export function confirmOffer({ play, speech }: Moment): Offer | null {
  const choice = play.armed;
  if (!choice || !play.waits) return null;
  const price = priceOf(choice);
  return {
    ref: 'confirm',
    icon: ICONS[choice.verb] ?? 'check',
    label: speech.text(`do.${choice.verb}`),
    sub: price > 0 ? speech.text('cards', { n: price }) : '',
    key: 'Enter',
    primary: true,
    grave: play.danger !== null,
  };
}

const KEYS: Readonly<Record<string, string>> = {
  pass: 'P',
  done: 'P',
  show: 'V',
  move: 'O',
  keep: 'Enter',
  agree: 'Enter',
};
const PRIMARY = ['pass', 'done', 'keep', 'agree'];

function passCost({ position, speech, play: { overrun } }: Moment): string {
  if (partnerPlaysOn(position)) return speech.text('do.pass.round');
  if (overrun === 1) return speech.text('do.pass.overrun');
  if (overrun > 0)
    return speech.text('do.pass.risk', { n: position.damage, chance: speech.percent(overrun) });
  return speech.text('do.pass.take', { n: position.damage });
}

/** Moves that are a button by themselves; the primary one is the last. */
export function offers(moment: Moment): readonly Offer[] {
  const { play, speech, position } = moment;
  const all = play.choices.flatMap((choice): Offer[] => {
    const { verb } = choice;
    if (isStrike(choice) || verb === 'stand') return [];
    const price = priceOf(choice);
    if (verb === 'first') {
      const seat = Number(partOf(choice, 'seat').slice(5));
      const own = seat === position.you;
      return [
        {
          ref: partOf(choice, 'seat'),
          icon: null,
          label: speech.text(own ? 'do.first.you' : 'do.first.other', { who: speech.name(seat) }),
          sub: '',
          key: own ? 'Enter' : '',
          primary: own,
          grave: false,
        },
      ];
    }
    const sub =
      verb === 'pass' ? passCost(moment) : price > 0 ? speech.text('cards', { n: price }) : '';
    return [
      {
        ref: verb === 'move' ? partOf(choice, 'spot') : `verb:${verb}`,
        icon: ICONS[verb] ?? null,
        label: speech.text(`do.${verb}`, { who: speech.name(3 - position.you) }),
        sub,
        key: KEYS[verb] ?? '',
        primary: PRIMARY.includes(verb),
        grave: verb === 'pass' && play.overrun === 1 && !partnerPlaysOn(position),
      },
    ];
  });
  return all.toSorted((a, b) => Number(a.primary) - Number(b.primary));
}
