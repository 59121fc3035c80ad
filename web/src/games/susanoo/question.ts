// Which sheet lies over the table: one that was opened, a form, or what the engine asks for.
import type { Play, Sheet } from './play.svelte.ts';
import type { Step } from './steps.ts';

/** Sheets that show a question of the engine. */
export type Question = 'run' | 'asked' | 'cards';
export type Shown = Sheet['kind'] | 'offer' | 'barter' | Question;

/** By which sheet a step is asked; null: the bar, the hand or the lanterns show it. */
export function questionOf(step: Step, begun: boolean, cards: boolean): Question | null {
  switch (step) {
    case 'flee':
    case 'hurt':
      return begun ? null : 'run';
    case 'answer':
    case 'counter_answer':
    case 'trade_answer':
      return 'asked';
    default:
      return cards ? 'cards' : null;
  }
}

/** `behind`: what led to the question is not told yet. */
export function shownSheet({ sheet, form, question, folded }: Play, behind: boolean): Shown | null {
  if (sheet) return sheet.kind;
  if (form.kind) return form.kind === 'offer' || form.kind === 'counter' ? 'offer' : 'barter';
  return folded || behind ? null : question;
}

/** On a desk most sheets lie over the side panel, and the table stays within reach. */
export const inMiddle = (shown: Shown | null): boolean => shown === 'cards' || shown === 'pool';
