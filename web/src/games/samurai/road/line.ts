// A kept table in a few words: which of several campaigns it is.
import { count, place } from '../../../board/tableau.ts';
import type { Tableau } from '../../../engine/wire.ts';
import type { Words } from '../../../words/words.ts';
import { nameOf } from './tell.ts';

export function lineOf(tableau: Tableau, words: Words): string {
  const stage = count(tableau.facts, 'stage');
  const of = count(tableau.facts, 'stages');
  const foe = nameOf(words, place(tableau, 'foe.1')?.things[0]?.id ?? '');
  const name = place(tableau, `stage.${stage}`)?.things[0]?.id;
  switch (count(tableau.facts, 'mode')) {
    case 1: {
      // On the road the next foe is the one behind the duels won.
      const number =
        count(tableau.facts, 'round') === 0 ? count(tableau.facts, 'duels_won') + 1 : stage;
      const next = place(tableau, `stage.${number}`)?.things[0]?.id ?? name ?? '';
      return words.text('page.samurai.kept.campaign', { number, of, foe: nameOf(words, next) });
    }
    case 2:
      return words.text('page.samurai.kept.clan', { number: stage, of });
    default:
      return place(tableau, 'foe.2')
        ? words.text('page.samurai.kept.three')
        : words.text('page.samurai.kept.duel', { foe });
  }
}
