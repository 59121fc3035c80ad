import { expect, it } from 'vitest';
import type { LogEntry } from '../../engine/wire.ts';
import { lastMove, readEvents } from './log.ts';

const entry = (sequence: number, key: string, args: object, kind = 'event'): LogEntry =>
  ({
    sequence,
    ply: sequence,
    kind,
    seat: 1,
    phrase: { key, arguments: args },
  }) as unknown as LogEntry;
const log = [
  entry(0, 'paiko.event.drew', {
    who: { seat: 2 },
    tiles: { list: [{ card: 'Sw' }, { card: 'Fi' }] },
  }),
  entry(1, 'paiko.event.shifted', {
    who: { seat: 1 },
    tile: { card: 'Sa' },
    from: { place: 'e5' },
    over: { place: 'e6' },
    to: { place: 'e7' },
    facing: { word: 'paiko.facing.w' },
  }),
  entry(2, 'paiko.event.captured', {
    who: { seat: 2 },
    tile: { card: 'Er' },
    square: { place: 'h4' },
  }),
  entry(3, 'paiko.event.rewarded', { who: { seat: 2 }, other: { seat: 1 }, tile: { card: 'Lo' } }),
];

it('reads events by their terms', () => {
  const [drew, shifted, captured] = readEvents(log);
  expect(drew).toMatchObject({ kind: 'drew', who: 2, types: ['Sw', 'Fi'] });
  expect(shifted).toMatchObject({ kind: 'shifted', from: 'e5', over: 'e6', square: 'e7' });
  expect(shifted).toMatchObject({ facing: 3, deployed: null });
  expect(captured).toMatchObject({ kind: 'captured', who: 2, types: ['Er'], square: 'h4' });
});

it('the last move is the move with what followed from it', () => {
  expect(lastMove(log).map(({ kind }) => kind)).toEqual(['shifted', 'captured', 'rewarded']);
  expect(lastMove([])).toEqual([]);
});

it('after an undo there is no last move to show', () => {
  expect(lastMove([...log, entry(4, '', {}, 'undone')])).toEqual([]);
});

it('leaves out what it does not know', () => {
  expect(readEvents([entry(0, 'table.sat', {}), entry(1, 'paiko.event.sang', {})])).toEqual([]);
});
