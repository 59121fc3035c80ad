import { describe, expect, it } from 'vitest';
import { cut, rulesOf, searched } from './rules.ts';

const sentences: Record<string, string> = {
  'paiko.about.moves': 'Moves: Sw@g5 deploys a Sword.',
  'paiko.about.goal': 'Goal: ten points. See PAI-009.',
  'paiko.about.fire': 'Fire (Fi): threatens itself.',
  'paiko.card.Fi': 'Fire',
  'paiko.rule.PAI-009': 'Only a Lotus may stand on a black square.',
  'paiko.rule.PAI-091': 'No tile but a Lotus is deployed inside the threat of a Fire.',
};
const words = {
  keys: (prefix: string) => Object.keys(sentences).filter((key) => key.startsWith(prefix)),
  text: (key: string) => sentences[key] ?? key,
};
const groups = rulesOf('paiko', words);
const ids = (search: string) =>
  searched(groups, search).flatMap((group) => group.entries.map((entry) => entry.id));

describe('the rules of a game', () => {
  it('stand in groups: the game, its pieces, rules by id, how moves are typed', () => {
    expect(groups.map((group) => [group.id, group.entries.map((entry) => entry.id)])).toEqual([
      ['game', ['goal']],
      ['pieces', ['fire']],
      ['ids', ['PAI-009', 'PAI-091']],
      ['typed', ['moves']],
    ]);
  });

  it('take their title from what stands before the colon', () => {
    expect(groups[0]?.entries[0]).toEqual({
      id: 'goal',
      title: 'Goal',
      text: 'Ten points. See PAI-009.',
    });
  });

  it('are found by words, by id, without case', () => {
    expect(ids('FIRE')).toEqual(['fire', 'PAI-091']);
    expect(ids('lotus black')).toEqual(['PAI-009']);
    expect(ids('pai-091')).toEqual(['PAI-091']);
    expect(ids('')).toHaveLength(5);
    expect(ids('dragon')).toEqual([]);
  });
});

describe('a text', () => {
  it('is cut where something was found and where a rule is named', () => {
    expect(cut('Ten points. See PAI-009.', 'point')).toEqual([
      { text: 'Ten ', kind: 'plain' },
      { text: 'point', kind: 'found' },
      { text: 's. See ', kind: 'plain' },
      { text: 'PAI-009', kind: 'rule' },
      { text: '.', kind: 'plain' },
    ]);
  });

  it('is the same when it is put together again', () => {
    const text = 'Paikō, PAIKŌ (EIY-007) and paiko.';
    const pieces = cut(text, 'paiko');
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.kind === 'found')).toHaveLength(3);
  });
});
