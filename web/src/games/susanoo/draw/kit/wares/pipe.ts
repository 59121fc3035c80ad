import type { Ink, LineOptions } from '../ink.ts';
import type { Path } from '../path.ts';

/** A shaft of even width. */
export const pipe = (A: Ink, path: Path, w: number, o: LineOptions = {}): Ink =>
  A.tube(path, w, { head: 0.02, tail: 0.02, contrast: 0.05, ...o });
