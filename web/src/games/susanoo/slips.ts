// The rows of a side's reasons, and how they fold where there is no room (SPEC §2): first the cards in force of one fighter
// become one row, then, with a helper, each fighter is one. The sheet *why* always has all of them.
import { count, fact, split } from '../../board/tableau.ts';
import type { IconName } from './draw/signs.ts';
import type { Moment } from './moment.ts';
import { ELEMENTS, slipsOf, type Element, type Held, type Slip } from './position.ts';
import type { Speech } from './speech.ts';

export interface Row {
  readonly key: string;
  readonly kind: 'slip' | 'sum' | 'who';
  readonly number: number;
  readonly name: string;
  readonly icon: IconName | null;
  /** Whose lantern stands before it. */
  readonly seat: number;
  readonly roll: number | null;
  readonly beats: readonly [Element, Element] | null;
  readonly note: string;
  readonly counts: boolean;
  /** The latest change. */
  readonly last: boolean;
  readonly slip: Slip | null;
}

const KIND_ICON: Readonly<Record<string, IconName>> = {
  event: 'event',
  yokai: 'yokai',
  orochi_head: 'head',
  transformation: 'form',
  heavenly_being: 'vp',
};
const SLOT_ICON: Readonly<Record<string, IconName>> = {
  helmet: 'helmet',
  armor: 'armor',
  weapon: 'weapon',
};
export const iconOf = (speech: Speech, id: string): IconName => {
  const card = speech.get(id);
  if (card?.kind === 'item') return SLOT_ICON[card.traits['type'] ?? ''] ?? 'reward';
  return KIND_ICON[card?.kind ?? ''] ?? 'info';
};
const elementOf = (speech: Speech, id: string): Element =>
  (speech.get(id)?.traits['element'] as Element | undefined) ?? 'void';

/** Which element of the fighter it is, and whose is the better one, is the engine's word: the side that got the die. */
function pair({ position, speech }: Moment, slip: Slip): readonly [Element, Element] | null {
  const foe = elementOf(speech, split(slip.ref).thing ?? '');
  const met = position.battle?.foes.find(({ ref }) => ref === slip.ref);
  const own = ELEMENTS[fact(met?.facts ?? [], `element.${slip.seat}`) ?? -1];
  if (!own) return null;
  return slip.side === 'fighters' ? [own, foe] : [foe, own];
}

function rowOf(moment: Moment, slip: Slip): Row {
  const { speech, position } = moment;
  const id = split(slip.ref).thing ?? '';
  const base = {
    key: slip.key,
    kind: 'slip' as const,
    number: slip.number,
    counts: slip.counts,
    roll: null,
    beats: null,
    seat: 0,
    note: '',
    last: isLast(moment, slip),
    slip,
  };
  switch (slip.source) {
    case 'level':
      return {
        ...base,
        name: speech.text(slip.seat === position.you ? 'slip.your_level' : 'slip.level_of', {
          who: speech.name(slip.seat),
        }),
        icon: 'level',
      };
    case 'die':
      return {
        ...base,
        name: speech.short(id),
        icon: 'die',
        roll: slip.roll,
        beats: pair(moment, slip),
        note: slip.number === 0 ? 'undone' : '',
      };
    case 'hostile':
      return { ...base, name: speech.text('slip.hostile'), icon: 'sake' };
    case 'sake':
      return { ...base, name: speech.text('slip.sake'), icon: 'sake' };
    case 'floor':
      return { ...base, name: speech.text('slip.floor'), icon: 'info' };
    case 'played':
      return {
        ...base,
        name: speech.short(id),
        icon: null,
        seat: slip.seat,
        note: slip.seat === position.you ? '' : 'by',
      };
    default:
      return {
        ...base,
        name: speech.short(id),
        icon: iconOf(speech, id),
        note: ['foe', 'special', 'entered', 'used', 'enters'].includes(slip.source)
          ? slip.source
          : '',
      };
  }
}
export const noteOf = (row: Row, speech: Speech): string =>
  row.note === ''
    ? ''
    : speech.text(`slip.note.${row.note}`, { who: speech.name(row.slip?.seat ?? 0) });

/** The card that was played last is the latest change. */
function isLast({ position }: Moment, slip: Slip): boolean {
  const last = position.battle?.played.at(-1);
  return slip.source === 'played' && last?.ref === slip.ref;
}

const force = (row: Row): boolean => row.slip?.source === 'power' && row.counts;

function foldForce(rows: readonly Row[], speech: Speech): Row[] {
  const some = rows.filter(force);
  const [first] = some;
  if (some.length < 2 || !first) return [...rows];
  const sum: Row = {
    ...first,
    key: `sum ${first.key}`,
    kind: 'sum',
    number: some.reduce((all, one) => all + one.number, 0),
    name: speech.text('slip.force', { n: some.length }),
    icon: 'armor',
    slip: null,
    note: '',
  };
  return rows.flatMap((row) => (row === first ? [sum] : force(row) ? [] : [row]));
}

/** The reasons of a side in at most `room` lines, if that can be: cards in force are summed up, then whoever fights. */
export function folded(moment: Moment, side: string, room: number): Row[] {
  const { position, speech } = moment;
  const slips = slipsOf(position.reasons, side);
  const rows = merged(slips.map((slip) => rowOf(moment, slip)));
  const helper = position.battle?.helper ?? 0;
  if (side === 'foes' || side === 'help') return rows;
  if (helper === 0) return rows.length <= room ? rows : foldForce(rows, speech);
  const played = rows.filter((row) => row.slip?.source === 'played');
  const sides = [position.battle?.main ?? 0, helper].map((seat) => {
    const own = rows.filter((row) => row.slip?.seat === seat && row.slip.source !== 'played');
    return { head: headOf(speech, seat, own), own };
  });
  const all = (fold: (some: readonly Row[]) => readonly Row[]): Row[] => [
    ...sides.flatMap(({ head, own }) => [head, ...fold(own)]),
    ...played,
  ];
  const fits = [all((some) => some), all((some) => foldForce(some, speech))];
  return fits.find(({ length }) => length <= room) ?? all(() => []);
}

/** Who fights, with the sum of what follows. */
function headOf(speech: Speech, seat: number, own: readonly Row[]): Row {
  return {
    key: `who ${seat}`,
    kind: 'who',
    number: own.reduce((sum, row) => sum + (row.counts ? row.number : 0), 0),
    name: speech.name(seat),
    icon: null,
    seat,
    roll: null,
    beats: null,
    note: '',
    counts: true,
    last: false,
    slip: null,
  };
}

/** Cups of one kind are one row. */
function merged(rows: readonly Row[]): Row[] {
  const cups = rows.filter(({ slip }) => slip?.source === 'sake');
  const [first] = cups;
  if (!first || cups.length < 2) return [...rows];
  const number = cups.reduce((sum, row) => sum + row.number, 0);
  return rows.flatMap((row) =>
    row === first ? [{ ...first, number }] : cups.includes(row) ? [] : [row],
  );
}

/** What a foe does, what one wins, what one loses: facts of the engine, each a few words. */
export interface FoeFact {
  readonly kind: 'on' | 'off' | 'lose' | 'win' | 'run';
  readonly text: string;
}
const TESTS = [
  'foe_element',
  'has_element',
  'level_ge',
  'vs_head',
  'helped',
  'hand_ge',
  'slot_used',
];
const LOSSES = [
  'death', 'level', 'whole_hand', 'hand', 'random', 'item', 'helmet', 'armor', 'weapon', 'sake', 'steal', 'reward', 'event', 'reward_discard', 'event_discard',
  'gain_sake', 'form',
]; // prettier-ignore

function conditions(speech: Speech, foe: Held): FoeFact[] {
  return ['when', 'unless'].flatMap((word) =>
    TESTS.flatMap((test) => {
      const asked = foe.facts.filter(([name]) => name === `${word}.${test}`);
      const holds = foe.facts.filter(([name]) => name === `${word}.${test}.holds`);
      return asked.map(([, value], index): FoeFact => {
        const on = (holds[index]?.[1] ?? 0) > 0;
        const of =
          test === 'foe_element' || test === 'has_element'
            ? speech.element(ELEMENTS[value] ?? 'void')
            : test === 'slot_used'
              ? speech.text(`slot.${value}`)
              : value;
        return { kind: on ? 'on' : 'off', text: speech.text(`test.${word}.${test}`, { of }) };
      });
    }),
  );
}

export function foeFacts(moment: Moment): FoeFact[] {
  const { position, speech } = moment;
  const { battle } = position;
  if (!battle) return [];
  const special = position.reasons.filter(({ source }) => source === 'special');
  const on = battle.foes.flatMap((foe) => {
    const plus = special.find(({ ref }) => ref === foe.ref)?.number ?? 0;
    return conditions(speech, foe).map((one) =>
      one.kind === 'on' && plus !== 0
        ? { ...one, text: `${one.text}: ${speech.signed(plus)}` }
        : one,
    );
  });
  const lose = LOSSES.flatMap((what) => {
    const n = battle.foes.reduce((sum, foe) => sum + count(foe.facts, `lose.${what}`), 0);
    return n === 0 ? [] : [speech.text(`lose.${what}`, { n: Math.abs(n) })];
  });
  const { levels, rewards, heads } = battle.win;
  const win = [
    ...(levels > 0 ? [speech.text('win.levels', { n: levels })] : []),
    ...(rewards > 0 ? [speech.text('win.rewards', { n: rewards })] : []),
    ...(heads > 0 ? [speech.text('win.heads', { n: heads })] : []),
    ...battle.played.flatMap((card) => {
      const more = count(card.facts, 'win.reward');
      return more > 0 ? [speech.text('win.by', { n: more, card: speech.short(card.id) })] : [];
    }),
  ];
  // Of several foes on a low screen their reasons say it.
  const told = moment.short && battle.foes.length > 1 ? [] : on;
  return [
    ...told,
    ...(lose.length > 0 ? [{ kind: 'lose' as const, text: lose.join(', ') }] : []),
    ...(win.length > 0 ? [{ kind: 'win' as const, text: win.join(', ') }] : []),
  ];
}
