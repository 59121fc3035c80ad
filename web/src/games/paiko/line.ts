// A kept game on the veranda in a few words: its turn, and how it stands for whoever played it here.
import { fact } from '../../board/tableau.ts';
import type { Tableau } from '../../engine/wire.ts';
import type { Words } from '../../words/words.ts';

export function lineOf({ facts }: Tableau, words: Words, viewer: number): string {
  const [turn, first, second] = ['turn', 'points.1', 'points.2'].map((name) => fact(facts, name));
  if (!turn || first === undefined || second === undefined) return '';
  const [mine, theirs] = viewer === 2 ? [second, first] : [first, second];
  return words.text('page.paiko.kept', { turn, mine, theirs });
}
