import { describe, expect, it } from 'vitest';
import { unpackChoices, type Choice } from '../table/choices.ts';
import type { PackedChoices } from '../engine/wire.ts';
import { back, select, touch, worthwhile } from './selection.ts';
import lists from './fixtures/choices.json';

interface List {
  readonly game: string;
  readonly name: string;
  readonly seat: number;
  readonly choices: PackedChoices;
}
const all = lists as unknown as readonly List[];
const moves = (game: string, name: string, seat = 1): readonly Choice[] => {
  const list = all.find((one) => one.game === game && one.name === name && one.seat === seat);
  if (!list) throw new Error(`no list ${game} ${name}`);
  return unpackChoices(list.choices);
};
const touched = (choices: readonly Choice[], refs: readonly string[]): readonly string[] => {
  let now: readonly string[] = [];
  for (const ref of refs) {
    const result = touch(choices, now, ref);
    if (result.kind === 'refused') throw new Error(`${ref} after ${now.join(' ')}`);
    now = result.touched;
  }
  return now;
};

describe('real moves of four games', () => {
  for (const { game, name, seat, choices: packed } of all)
    it(`${game} ${name} seat ${seat}: the touches of every move arm that move`, () => {
      const choices = unpackChoices(packed);
      for (const choice of choices) {
        const now = touched(choices, choice.touches);
        expect(now, choice.text).toEqual(choice.touches);
        expect(select(choices, now).armed?.text, choice.touches.join(' ')).toBe(choice.text);
      }
    });

  it('no two moves of a list have the same touches', () => {
    for (const { choices: packed } of all) {
      const paths = unpackChoices(packed).map((choice) => choice.touches.join(' '));
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('a move that wastes something is not among those that light up', () => {
    for (const { choices: packed } of all) {
      const choices = unpackChoices(packed);
      expect(worthwhile(choices).every((choice) => !choice.wasteful)).toBe(true);
      expect(worthwhile(choices).length).toBe(choices.filter((one) => !one.wasteful).length);
    }
  });

  it('every worthwhile move is armed by its touches among the worthwhile ones', () => {
    for (const { choices: packed } of all.filter((list) => list.choices.wasteful.length > 0)) {
      const choices = worthwhile(unpackChoices(packed));
      for (const choice of choices)
        expect(select(choices, touched(choices, choice.touches)).armed).toBe(choice);
    }
  });
});

/** A small table: two tiles, one of which turns; a draw of up to two. */
const move = (verb: string, ...touches: string[]): Choice => ({
  text: `${verb} ${touches.join(' ')}`,
  verb,
  parts: touches.map((ref) => ({ role: 'any', ref })),
  price: [],
  wasteful: false,
  final: false,
  touches,
});
const table: readonly Choice[] = [
  move('deploy', 'hand/A', 'e5'),
  move('deploy', 'hand/A', 'e6'),
  ...[0, 1].map((n) => move('deploy', 'hand/F', 'e5', `facing:${n}`)),
  move('deploy', 'hand/F', 'e6', 'facing:1'),
  move('turn', 'c3/F', 'facing:1'),
  move('shift', 'c3/F', 'c4', 'facing:1'),
  ...[['S'], ['S', 'S'], ['S', 'W'], ['W']].map((drawn) =>
    move('draw', ...drawn.map((one) => `reserve/${one}`)),
  ),
];

describe('a hand', () => {
  it('sees what can follow', () => {
    const { next, armed } = select(table, ['hand/F']);
    expect([...next.keys()].sort()).toEqual(['e5', 'e6', 'facing:0', 'facing:1']);
    expect(armed).toBeNull();
    expect(next.get('e5')?.length).toBe(2);
  });
  it('may choose the facing before the square', () => {
    const { armed, closed } = select(table, touched(table, ['hand/F', 'facing:0', 'e5']));
    expect(armed?.text).toBe('deploy hand/F e5 facing:0');
    expect(closed).toBe(true);
  });
  it('may begin with the square', () => {
    expect([...select(table, ['e6']).next.keys()].sort()).toEqual(['facing:1', 'hand/A', 'hand/F']);
  });
  it('changes the square and keeps the facing where that is legal', () => {
    const now = touched(table, ['hand/F', 'e5', 'facing:1', 'e6']);
    expect(select(table, now).armed?.text).toBe('deploy hand/F e6 facing:1');
  });
  it('changes the square and loses the facing where it is not', () => {
    expect(touched(table, ['hand/F', 'e5', 'facing:0', 'e6'])).toEqual(['hand/F', 'e6']);
  });
  it('changes the facing and keeps the square', () => {
    expect(touched(table, ['hand/F', 'e5', 'facing:0', 'facing:1'])).toEqual([
      'hand/F',
      'e5',
      'facing:1',
    ]);
  });
  it('begins anew with another tile', () => {
    expect(touched(table, ['hand/F', 'e5', 'facing:0', 'hand/A'])).toEqual(['hand/A']);
  });
  it('lets a tile go by touching it again', () => {
    expect(touched(table, ['hand/F', 'e5', 'hand/F'])).toEqual([]);
    expect(touched(table, ['hand/A', 'hand/A'])).toEqual([]);
  });
  it('takes one thing of a set back and keeps the others', () => {
    expect(touched(table, ['reserve/W', 'reserve/S', 'reserve/S'])).toEqual(['reserve/W']);
    expect(select(table, ['reserve/W', 'reserve/S']).armed?.text).toBe('draw reserve/S reserve/W');
  });
  it('waits while an armed move could go on', () => {
    const one = select(table, ['reserve/S']);
    expect(one.armed?.text).toBe('draw reserve/S');
    expect(one.closed).toBe(false);
    expect(select(table, ['c3/F', 'facing:1']).closed).toBe(false);
  });
  it('is refused a square that its tile cannot reach', () => {
    expect(touch(table, ['hand/A'], 'c4').kind).toBe('refused');
    expect(touch(table, [], 'n9').kind).toBe('refused');
  });
  it('goes back one step', () => {
    expect(back(['hand/F', 'e5'])).toEqual(['hand/F']);
    expect(back([])).toEqual([]);
  });
});

it('finds its way in the longest list there is', () => {
  const longest = all
    .map((list) => unpackChoices(list.choices))
    .reduce((a, b) => (a.length >= b.length ? a : b));
  expect(longest.length).toBeGreaterThan(1000);
  expect(select(longest, []).live.length).toBe(longest.length);
  expect(
    moves('paiko', all.find((list) => list.game === 'paiko')?.name ?? '').length,
  ).toBeGreaterThan(0);
});
