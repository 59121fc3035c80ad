// The terms of a deal in words.
import type { IconName } from './draw/signs.ts';
import type { Moment } from './moment.ts';
import type { Terms } from './position.ts';
import type { Speech } from './speech.ts';

/** What the helper gets, each a few words; empty: nothing. */
export function termsOf(speech: Speech, { cards, yokai, sake, item }: Terms): string[] {
  return [
    ...(cards > 0 ? [speech.text('deal.cards', { n: cards })] : []),
    ...(yokai ? [speech.text('deal.yokai')] : []),
    ...(sake > 0 ? [speech.text('deal.sake', { n: sake })] : []),
    ...(item ? [speech.card(item)] : []),
  ];
}
export const dealWords = (speech: Speech, terms: Terms): string =>
  termsOf(speech, terms).join(', ') || speech.text('deal.nothing');

export interface DealRow {
  readonly sign: IconName;
  readonly text: string;
  readonly none?: boolean;
}

const row = (sign: IconName, text: string): DealRow => ({ sign, text });
const missing = (text: string): DealRow => ({ sign: 'no', text, none: true });

/** What the helper gets. */
export function gets(speech: Speech, { cards, yokai, sake, item }: Terms): DealRow[] {
  const rows = [
    ...(cards > 0 ? [row('reward', speech.text('deal.first_pick', { n: cards }))] : []),
    ...(yokai ? [row('sake', speech.text('deal.as_sake'))] : []),
    ...(sake > 0 ? [row('sake', speech.text('deal.sake', { n: sake }))] : []),
    ...(item ? [row('armor', speech.card(item))] : []),
  ];
  return rows.length > 0 ? rows : [missing(speech.text('deal.nothing'))];
}

/** What the main fighter keeps of what the foes bring. */
export function keeps({ position, speech }: Moment, { cards, yokai }: Terms): DealRow[] {
  const win = position.battle?.win;
  if (!win) return [];
  const left = win.rewards - cards;
  const beaten = position.battle?.foes.some(({ id }) => speech.get(id)?.kind === 'yokai') === true;
  const sake = yokai
    ? missing(speech.text('deal.no_sake'))
    : row('sake', speech.text('deal.as_sake'));
  return [
    ...(win.levels > 0 ? [row('level', speech.text('deal.levels', { n: win.levels }))] : []),
    ...(win.heads > 0 ? [row('head', speech.text('win.heads', { n: win.heads }))] : []),
    ...(left > 0 ? [row('reward', speech.text('deal.rest', { n: left }))] : []),
    ...(beaten ? [sake] : []),
  ];
}
