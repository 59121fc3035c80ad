// What the move to come would change in the score, for the race in the bar, which stands outside the board.
import { writable } from 'svelte/store';
import type { Side } from './position.ts';

export type Gain = Readonly<Record<Side, number>>;
export const none: Gain = { 1: 0, 2: 0 };
export const gain = writable<Gain>(none);
