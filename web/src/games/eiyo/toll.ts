// What the enemies would do to the decks, in a sentence or two.
import type { Position } from './position.ts';
import type { Speech } from './speech.ts';

export const grave = ({ toll }: Position): boolean => toll.runsOut > 0 || toll.overrun;

/** In whole sentences, for the side column and for ears. */
export function tollSentences(
  { toll, coop, deck, exhaustions }: Position,
  speech: Speech,
): string[] {
  if (toll.overrun) return [speech.text('toll.overrun')];
  const left = speech.text('toll.left', { n: toll.left, of: toll.of });
  if (toll.runsOut === 0) return [left];
  return [
    speech.text('toll.runs_out', {
      n: deck.cards,
      time: speech.text(`toll.time.${exhaustions + toll.runsOut}`),
    }),
    ...(toll.specials > 0
      ? [speech.text(coop ? 'toll.specials_two' : 'toll.specials', { n: toll.specials })]
      : []),
    left,
  ];
}

/** In a few words, for the line above a phone's hand. */
export function tollLine({ toll }: Position, speech: Speech): string {
  if (toll.overrun) return speech.text('toll.line.overrun');
  const args = { n: toll.left, of: toll.of };
  return speech.text(toll.runsOut > 0 ? 'toll.line.runs_out' : 'toll.line.left', args);
}
