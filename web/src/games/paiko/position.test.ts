import { expect, it } from 'vitest';
import type { Tableau } from '../../engine/wire.ts';
import moments from './fixtures/moments.json';
import {
  centre,
  facingTowards,
  nearest,
  squareAt,
  squareName,
  turnPoint,
  viewAngle,
} from './geometry.ts';
import { named, readPosition, TYPES, type Tile } from './position.ts';
import { coverStamp, threatStamp, type Offset } from './stamps.ts';

const at = (name: keyof typeof moments) =>
  readPosition(moments[name].tableau as unknown as Tableau);

it('reads a position: squares, tiles, stocks, points', () => {
  const now = at('turn35');
  expect(now.squares.size).toBe(112);
  expect(now.tiles.length).toBe(17);
  expect([now.points[1], now.points[2], now.turn, now.phase]).toEqual([7, 8, 35, 'turn']);
  expect(now.stock[1].hand).toMatchObject({ Bw: 1, Lo: 3, Fi: 1, Er: 1, Sa: 0 });
  expect(now.stock[2].lost).toMatchObject({ Sw: 1, Lo: 1, Ai: 1, Fi: 1, Er: 1 });
  expect(now.squares.get('g1')?.tile).toMatchObject({
    type: 'Sa',
    seat: 2,
    facing: 0,
    run: 1,
    points: 2,
  });
  for (const seat of [1, 2] as const)
    for (const type of TYPES) {
      const { hand, reserve, lost, board } = now.stock[seat];
      expect(hand[type] + reserve[type] + lost[type] + board[type]).toBe(3);
    }
});

it('knows the phases of a game', () => {
  expect([at('start').phase, at('start').picksLeft]).toEqual(['setup', 7]);
  expect([at('reward').phase, at('reward').picksLeft]).toEqual(['reward', 1]);
  expect([at('won').phase, at('won').points[1], at('won').seat]).toEqual(['over', 10, null]);
});

it('prints on the rim of every tile what the engine says it does', () => {
  const { tiles, squares } = at('won');
  const acts = (tile: Tile, stamp: readonly Offset[]): string[] =>
    stamp.flatMap(([dx, dy]) => {
      const turned = turnPoint({ x: dx, y: dy }, (tile.facing ?? 0) * 90);
      const from = centre(tile.square);
      const name = squareAt({ x: from.x + turned.x * 40, y: from.y + turned.y * 40 });
      return squares.has(name) ? [name] : [];
    });
  for (const tile of tiles) {
    expect(acts(tile, threatStamp[tile.type]).sort(), tile.square).toEqual(
      [...tile.threatens].sort(),
    );
    expect(acts(tile, coverStamp[tile.type]).sort(), tile.square).toEqual([...tile.covers].sort());
  }
});

it('finds squares by points and directions by drags', () => {
  for (const id of at('start').squares.keys()) expect(squareAt(centre(id))).toBe(id);
  expect(squareName(5, 5)).toBe('e5');
  expect(nearest({ x: -95, y: 95 }, ['e5', 'f5'], 0.75)).toBe('e5');
  expect(nearest({ x: -140, y: 95 }, ['e5', 'f5'], 0.75)).toBeUndefined();
  expect([0, 1, 2, 3].map((n) => facingTowards(turnPoint({ x: 3, y: -20 }, n * 90)))).toEqual([
    0, 1, 2, 3,
  ]);
  expect([viewAngle(false, false), viewAngle(true, false), viewAngle(true, true)]).toEqual([
    0, -45, 135,
  ]);
});

it('reads references', () => {
  expect(named('hand.1/Sa')).toEqual({ pile: 'hand', square: null, type: 'Sa' });
  expect(named('e5/Wa')).toEqual({ pile: null, square: 'e5', type: 'Wa' });
  expect(named('e5')).toEqual({ pile: null, square: 'e5', type: null });
  expect(named('facing:2')).toEqual({ pile: null, square: null, type: null });
});
