import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from '@engawa/engawa.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../../../engine/wire.ts';
import { makeWords } from '../../../words/words.ts';
import { Catalogue, frameOf, inOrder, signOf } from './catalogue.ts';
import { chosen, NONE } from './filter.ts';

const data = resolve(import.meta.dirname, '../../../../../data/words/en');
const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(data, name), 'utf8')) as Record<string, string>;
const words = makeWords('en', { ...read('susanoo.json'), ...read('page/susanoo.json') });

let cards: readonly Card[];
let names: Catalogue;
beforeAll(async () => {
  const folder = process.env['ENGAWA_WASM_DIR'] ?? resolve(data, '../../../build/wasm');
  const engine = await load(readFileSync(resolve(folder, 'engawa-susanoo.wasm')));
  cards = engine.cards('susanoo');
  names = new Catalogue(words, cards);
});
const idsOf = (list: readonly Card[]): string[] => list.map(({ id }) => id);

describe('a card', () => {
  it('says what its effects do, one sentence for each, and marks what a loser suffers', () => {
    expect(names.says('YO11')).toEqual([
      { text: 'If the main fighter has a helmet in use: it gets −2.', losing: false },
      { text: 'Losing: discard 1 armor in play; discard 1 random hand card.', losing: true },
    ]);
  });
  it('is known by two words: its level, or its first effect that is no price', () => {
    expect(names.keyOf('OR04')).toBe('18 level');
    expect(names.keyOf('CO04')).toBe('+5 either');
    expect(names.keyOf('EQ15')).toBe('+4 on 5+');
    expect(names.keyOf('CO02')).toBe('+7 fighter');
    expect(names.keyOf('TR11')).toBe('+1 power×die');
  });
  it('has such words whatever it is, short enough for a small card', () => {
    for (const { id } of cards) {
      expect(names.keyOf(id), id).toMatch(/^\S.*[^{}]$/);
      expect(names.keyOf(id).length, id).toBeLessThanOrEqual(14);
      // A place where a line may break takes no room by itself.
      expect(names.short(id).replaceAll('\u00ad', '').length, id).toBeLessThanOrEqual(15);
    }
  });
  it('has a frame and a sign of its kind', () => {
    const of = (id: string) => names.get(id);
    expect(
      ['EV26', 'CO04', 'EQ26', 'TR12', 'HB01', 'YO21', 'OR04'].map((id) => frameOf(of(id))),
    ).toEqual(['event', 'gift', 'gear', 'form', 'being', 'yokai', 'head']);
    expect(signOf(of('EQ26'))).toBe('weapon');
  });
});

describe('the list of all cards', () => {
  it('begins with the smallest Yokai and ends with the Beings', () => {
    const order = idsOf(inOrder(cards));
    expect(order).toHaveLength(150);
    expect(order[0]).toBe('YO01');
    expect(order.at(-1)).toMatch(/^HB/);
  });
  it('shows those of a kind, of any chosen element, within levels', () => {
    const heads = chosen(cards, names, {
      ...NONE,
      kind: 'orochi_head',
      elements: ['earth', 'void'],
    });
    expect(idsOf(heads)).toEqual(['OR06', 'OR07', 'OR08']);
    const strong = chosen(cards, names, { ...NONE, kind: 'yokai', levels: '14+' });
    expect(idsOf(strong).every((id) => id > 'YO25')).toBe(true);
    expect(strong.length).toBe(2);
  });
  it('finds words of names and texts, in any order', () => {
    expect(idsOf(chosen(cards, names, { ...NONE, text: 'jewels TIDE' }))).toEqual(['CO04']);
    expect(chosen(cards, names, { ...NONE, text: 'nothing of the kind' })).toEqual([]);
  });
});
