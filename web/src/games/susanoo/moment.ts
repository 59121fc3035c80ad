// Everything that the parts of the table look at.
import type { BoardProps } from '../../board/game_page.ts';
import type { Choice } from '../../table/table.ts';
import type { Play } from './play.svelte.ts';
import type { Position } from './position.ts';
import type { Speech } from './speech.ts';

export interface Moment {
  readonly board: BoardProps;
  readonly play: Play;
  /** As it is shown. */
  readonly position: Position;
  readonly speech: Speech;
  /** Board wide enough for the layout of a desk; lower than a usual phone. */
  readonly wide: boolean;
  readonly short: boolean;
  /** A sheet lies over the table: nothing beneath it can be touched. */
  readonly covered: boolean;
}

/** What a hand touches, where it can be touched: one element for each reference. */
export const reach = ({ covered }: Moment, ref: string | undefined): string | undefined =>
  covered ? undefined : ref;

export const fights = ({ position }: Moment, seat = position.you): boolean =>
  position.battle !== null && (position.battle.main === seat || position.battle.helper === seat);

/** Moves of the hand's cards, by where the card lies. */
export const ofCard = (choices: readonly Choice[], ref: string): Choice | null =>
  choices.find(({ parts }) => parts.some((part) => 'ref' in part && part.ref === ref)) ?? null;
