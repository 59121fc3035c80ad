// What is asked, by the numbers of the fact `step` (docs/games/susanoo.md).
const NAMES = [
  'being', 'form', 'prep', 'choice', 'fight', 'end', 'surplus', 'give', 'show', 'look', 'share', 'pool', 'fetch', 'lose1', 'pay', 'aim',
  'target', 'side', 'rob', 'rob_item', 'join', 'annul', 'banish', 'offer_k', 'offer_y', 'offer_side', 'answer', 'counter_answer', 'flee',
  'hurt', 'loot', 'switch', 'renew', 'trade_give', 'trade_want', 'trade_answer', 'first', 'die:card', 'die:element', 'die:escape', 'random',
  'deal',
] as const; // prettier-ignore

export type Step = (typeof NAMES)[number] | 'over';
export const STEPS: readonly Step[] = NAMES;

/** Steps of a move that has been begun: they are chosen here and sent together with it. */
const WITHIN: ReadonlySet<Step> = new Set<Step>([
  'give', 'lose1', 'pay', 'aim', 'target', 'side', 'rob', 'rob_item', 'join', 'annul', 'banish', 'offer_k', 'offer_y', 'offer_side', 'flee',
  'renew', 'trade_give', 'trade_want', 'fetch',
]); // prettier-ignore
export const within = (step: Step): boolean => WITHIN.has(step);

export const isWindow = (step: Step): boolean =>
  step === 'prep' || step === 'fight' || step === 'end';
