// How long a window stays open at a table of several people, by public facts alone (SPEC §5).
import type { Notice } from '../../table/table.ts';

const SECONDS: Readonly<Record<Notice['beat'], readonly [number, number]>> = {
  none: [0, 0],
  quiet: [2, 2],
  battle: [3, 3],
  close: [8, 6],
  head: [12, 8],
};
/** The second number: it starts again because something happened in the window. */
export const beatSeconds = ({ beat, again }: Pick<Notice, 'beat' | 'again'>): number =>
  SECONDS[beat][again ? 1 : 0];
