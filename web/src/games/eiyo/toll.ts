// What the enemies would do to the decks, in a sentence or two.
import type { Position } from './position.ts';
import type { Speech } from './speech.ts';

/** `overrun` here and below: the chance that the game is lost before the next fight. What survives the damage may be too few to draw. */
export const grave = ({ toll }: Position, overrun: number): boolean =>
  toll.runsOut > 0 || toll.overrun || overrun === 1;

/** In whole sentences, for the side column and for ears. */
export function tollSentences(
  { toll, coop, deck, exhaustions }: Position,
  speech: Speech,
  overrun: number,
): string[] {
  if (toll.overrun) return [speech.text('toll.overrun')];
  const left = [
    speech.text('toll.left', { n: toll.left, of: toll.of }),
    ...(overrun === 1 ? [speech.text('toll.draw')] : []),
  ];
  if (toll.runsOut === 0) return left;
  return [
    speech.text('toll.runs_out', {
      n: deck.cards,
      time: speech.text(`toll.time.${exhaustions + toll.runsOut}`),
    }),
    ...(toll.specials > 0
      ? [speech.text(coop ? 'toll.specials_two' : 'toll.specials', { n: toll.specials })]
      : []),
    ...left,
  ];
}

/** In a few words, for the line above a phone's hand. */
export function tollLine({ toll }: Position, speech: Speech, overrun: number): string {
  if (toll.overrun) return speech.text('toll.line.overrun');
  const args = { n: toll.left, of: toll.of };
  if (overrun === 1) return speech.text('toll.line.draw', args);
  return speech.text(toll.runsOut > 0 ? 'toll.line.runs_out' : 'toll.line.left', args);
}
