import { expect, it } from 'vitest';
import page from '../../../../data/words/en/page.json';
import pagePaiko from '../../../../data/words/en/page/paiko.json';
import paiko from '../../../../data/words/en/paiko.json';
import table from '../../../../data/words/en/table.json';
import type { LogEntry } from '../../engine/wire.ts';
import { makeWords } from '../../words/words.ts';
import { brief } from './brief.ts';

const words = makeWords('en', { ...table, ...page, ...pagePaiko, ...paiko });
const entry = (kind: string, args: object): LogEntry =>
  ({
    sequence: 0,
    ply: 0,
    kind: 'event',
    seat: 1,
    phrase: { key: `paiko.event.${kind}`, arguments: args },
  }) as unknown as LogEntry;
const said = (...entries: LogEntry[]): string[] | null => {
  const short = brief(entries);
  return short && [short.first, ...short.then].map((one) => words.phrase(one, [], 'paiko'));
};
const who = { seat: 1 };
const other = { seat: 2 };
const lost = (seat: object, card: string, place: string): LogEntry =>
  entry('captured', { who: seat, tile: { card }, square: { place } });

it('says the tile and the square, then what it took', () => {
  const bow = entry('deployed', {
    who,
    tile: { card: 'Bw' },
    square: { place: 'l6' },
    facing: { word: 'paiko.facing.w' },
  });
  expect(said(bow)).toEqual(['Bow on l6']);
  expect(said(bow, lost(other, 'Lo', 'k6'), lost(other, 'Sw', 'j6'))).toEqual([
    'Bow on l6',
    'takes Lotus and Sword',
  ]);
  expect(said(bow, lost(other, 'Lo', 'k6'), lost(who, 'Fi', 'j6'))).toEqual([
    'Bow on l6',
    'takes Lotus',
    'loses Fire',
  ]);
  expect(brief([bow])?.lead).toBe('paiko.card.Bw');
});

it('has words for every kind of move', () => {
  const tile = { card: 'Sa' };
  const [from, to, square] = [{ place: 'f2' }, { place: 'g1' }, { place: 'g1' }];
  const facing = { word: 'paiko.facing.n' };
  expect(said(entry('shifted', { who, tile, from, to, facing }))).toEqual(['Sai f2 to g1']);
  expect(said(entry('redeployed', { who, tile, from, to }))).toEqual(['Sai f2 to g1']);
  expect(said(entry('turned', { who, tile, square, facing }))).toEqual(['Sai on g1 turns north']);
  expect(said(entry('bonus', { who, tile, square, facing }))).toEqual(['Sai, shifted to g1']);
  expect(said(entry('passed', { who }))).toEqual(['passes']);
  expect(said(entry('rewarded', { who, other, tile }))).toEqual(['gives Sai']);
  expect(said(entry('picked', { who, tile }), entry('picked', { who, tile }))).toEqual([
    'picks 2 Sai',
  ]);
  const drawn = { list: [{ card: 'Sw' }, { card: 'Fi' }, { card: 'Fi' }] };
  expect(said(entry('drew', { who, tiles: drawn }))).toEqual(['draws Sword and 2 Fire']);
});

it('leaves to the engine what it does not know', () => {
  expect(said(entry('sang', { who }))).toBeNull();
  expect(said()).toBeNull();
});
