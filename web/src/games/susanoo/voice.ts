// What a bot says with its answer, as its Being would. Words alone: who asks, agrees or refuses is known to all.
import type { Moment } from './moment.ts';
import type { Told } from './since.ts';
import type { Speech } from './speech.ts';

const SAID: Readonly<Record<string, string>> = {
  asked: 'ask',
  help_agreed: 'yes',
  help_refused: 'no',
  countered: 'other',
  trade_refused: 'no',
};

/** In quotes; empty where nothing is said. */
export function voice(being: string, kind: string, speech: Speech): string {
  const key = `voice.${being}.${SAID[kind] ?? ''}`;
  return speech.has(key) ? speech.text('voice.said', { words: speech.text(key) }) : '';
}
/** Of what happened: people speak for themselves. */
export function said({ board, position, speech }: Moment, { seat, kind }: Told): string {
  const bot = board.state.seats.some((one) => one.seat === seat && one.who !== 'person');
  return bot ? voice(position.of(seat)?.being ?? '', kind, speech) : '';
}
