// The chip over a card that can be played: what the battle would be if nobody answers. A circle: the fighters would win; a
// triangle: they would not; a diamond: a chance decides; grey: no change.
import type { Moment } from './moment.ts';
import { ofCard } from './moment.ts';
import type { Forecast } from './position.ts';

export interface Chip {
  readonly kind: 'won' | 'lost' | 'half' | 'same' | 'on';
  readonly text: string;
}

const VERBS: ReadonlySet<string> = new Set(['equip', 'fight', 'head', 'play']);

export function chipOf(moment: Moment, ref: string): Chip | null {
  const { play, position, speech, board } = moment;
  const choice = ofCard(play.open, ref);
  if (!choice || play.ahead || !VERBS.has(choice.verb)) return null;
  // What has happened is still being told: the number would tell it first.
  if (position !== play.now) return null;
  if (board.settings.density === 'expert' && play.raised !== ref) return null;
  const { battle } = position;
  if (!battle || choice.verb !== 'play')
    return { kind: 'on', text: speech.text(`chip.${choice.verb}`) };
  const forecast = play.forecast(choice);
  if (!forecast) return { kind: 'same', text: speech.text('chip.play') };
  if (same(forecast, battle.fighters, battle.foesTotal))
    return { kind: 'same', text: speech.text('chip.same') };
  const { chance, ends } = forecast;
  if (ends) return { kind: 'same', text: speech.text('chip.ends') };
  const kind = chance >= 1 ? 'won' : chance <= 0 ? 'lost' : 'half';
  return { kind, text: speech.brief(forecast) };
}
const same = ({ fighters, foes }: Forecast, a: number, b: number): boolean =>
  [...fighters].every((n) => n === a) && [...foes].every((n) => n === b);
