import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../engine/wire.ts';
import type { Phrase, Term } from '../words/phrase.ts';
import { makeWords } from '../words/words.ts';
import { namesFor } from './names.ts';
import { gathered, logRows, tell } from './rows.ts';
import type { SeatInfo } from './table.ts';

const event = (sequence: number, ply: number, seat = 1, key = 'g.event.moved'): LogEntry => ({
  sequence,
  ply,
  kind: 'event',
  seat,
  phrase: { key, arguments: {} },
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
    expect(rows.map(({ ply, entries, turn }) => [ply, entries.length, turn])).toEqual([
      [0, 2, 1],
      [1, 1, 2],
    ]);
  });
  it('strikes out what was taken back, and counts on from what stands', () => {
    const rows = logRows([event(0, 0), event(1, 1), event(2, 2), undone(3, 1, 2), event(4, 1)]);
    expect(rows.map(({ kind, undone: gone, turn }) => [kind, gone, turn])).toEqual([
      ['move', false, 1],
      ['move', true, 2],
      ['move', true, 3],
      ['table', false, 0],
      ['move', false, 2],
    ]);
  });
  it('has one row for a seat that chooses several things in a row, and no turn for it', () => {
    const pick = 'g.event.picked';
    const rows = logRows(
      [event(0, 0, 1, pick), event(1, 1, 1, pick), event(2, 2, 2, pick), event(3, 3)],
      [pick],
    );
    expect(rows.map(({ ply, after, turn }) => [ply, after, turn])).toEqual([
      [0, 2, 0],
      [2, 3, 0],
      [3, 4, 1],
    ]);
  });
});

describe('sentences', () => {
  const says = (key: string, args: Record<string, Term>): Phrase => ({ key, arguments: args });
  const picks = (seat: number, card: string): Phrase =>
    says('g.picked', { who: { seat }, tile: { card } });
  it('that differ in one card only become one', () => {
    expect(gathered([picks(1, 'Sa'), picks(1, 'Sw'), picks(2, 'Bw')])).toEqual([
      says('g.picked', { who: { seat: 1 }, tile: { list: [{ card: 'Sa' }, { card: 'Sw' }] } }),
      picks(2, 'Bw'),
    ]);
  });
  it('that tell of two places stay two', () => {
    const lost = (card: string, place: string): Phrase =>
      says('g.captured', { tile: { card }, square: { place } });
    expect(gathered([lost('Fi', 'e5'), lost('Fi', 'e6')])).toHaveLength(2);
  });
  it('count what is the same, in its own words where it has them', () => {
    const words = makeWords('en', {
      'g.seat.1': 'White',
      'g.drew': '{who} draws {card}.',
      'g.card.Sw': 'Sword',
      'g.card.Bw': 'Bow',
      'g.back': 'a card',
      'g.back.several': '{count} cards',
      'table.several': '{count} {thing}',
      'table.list.two': '{first} and {second}',
    });
    const drew = (card: Term): Phrase => says('g.drew', { who: { seat: 1 }, card });
    const back: Term = { word: 'g.back' };
    expect(tell(words, [drew(back), drew(back), drew(back)], [])).toBe('White draws 3 cards.');
    const [sword, bow] = [{ card: 'Sw' }, { card: 'Bw' }];
    expect(tell(words, [drew(sword), drew(bow), drew(sword)], [])).toBe(
      'White draws 2 Sword and Bow.',
    );
    expect(tell(words, [drew(sword)], ['Ai'])).toBe('Ai draws Sword.');
  });
  it('say "you" to whoever did it, where the game has that sentence', () => {
    const words = makeWords('en', {
      'g.event.drew': '{who} draws {card}.',
      'page.g.you.drew': 'You draw {card}.',
      'g.event.asked': '{who} asks {other}.',
      'page.g.you': 'you',
      'g.card.Sw': 'Sword',
    });
    const drew = says('g.event.drew', { who: { seat: 1 }, card: { card: 'Sw' } });
    const asked = says('g.event.asked', { who: { seat: 2 }, other: { seat: 1 } });
    const seats: SeatInfo[] = [
      { seat: 1, who: 'person', name: 'Ai', thinking: false },
      { seat: 2, who: 'person', name: 'Ume', thinking: false },
    ];
    const told = (you: number): string =>
      tell(words, [drew, asked], namesFor(words, { game: 'g', seats }, you), you);
    expect(told(1)).toBe('You draw Sword. Ume asks you.');
    expect(told(0)).toBe('Ai draws Sword. Ume asks Ai.');
  });
});
