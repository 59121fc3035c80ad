import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../engine/wire.ts';
import { logRows } from './rows.ts';

const event = (sequence: number, ply: number, seat = 1): LogEntry => ({
  sequence,
  ply,
  kind: 'event',
  seat,
  phrase: { key: `g.event.${sequence}`, arguments: {} },
});
const undone = (sequence: number, ply: number, count: number): LogEntry => ({
  sequence,
  ply,
  kind: 'undone',
  seat: 1,
  undone: count,
});

describe('the log by rows', () => {
  it('puts what one move did into one row', () => {
    const rows = logRows([event(0, 0), event(1, 0), event(2, 1, 2)]);
    expect(rows.map(({ ply, entries }) => [ply, entries.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });
  it('strikes out what was taken back, and not what followed', () => {
    const rows = logRows([event(0, 0), event(1, 1), undone(2, 2, 1), event(3, 1)]);
    expect(rows.map(({ kind, undone: gone }) => [kind, gone])).toEqual([
      ['move', false],
      ['move', true],
      ['table', false],
      ['move', false],
    ]);
  });
});
