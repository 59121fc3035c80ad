// What is painted over the board at a moment. Squares and kinds only: the drawings know how each looks.
import type { Facing, Side, Tile, Type } from '../position.ts';

export type TargetKind = 'step' | 'redeploy' | 'bonus';

export interface Ghost {
  readonly type: Type;
  readonly seat: Side;
  readonly square: string;
  readonly facing: Facing | null;
}

export interface Marks {
  readonly threatMap: boolean;
  readonly coverMap: boolean;
  readonly last: readonly { readonly square: string; readonly mine: boolean }[];
  /** Squares that captured tiles have left. */
  readonly left: readonly string[];
  readonly targets: readonly { readonly square: string; readonly kind: TargetKind }[];
  readonly stamps: readonly {
    readonly squares: readonly string[];
    readonly kind: 'threat' | 'cover';
    readonly mine: boolean;
  }[];
  /** Asked for and refused. */
  readonly barred: string | null;
  /** Chosen on the board. */
  readonly chosen: string | null;
  /** Tiles that may go to a square that was chosen first. */
  readonly movers: readonly string[];
  readonly ghost: Ghost | null;
  /** Facings to choose from around the ghost, or around the chosen tile; empty: no rosette. */
  readonly rosette: {
    readonly square: string;
    readonly legal: readonly Facing[];
    readonly facing: Facing | null;
  } | null;
  /** Would be captured. */
  readonly taken: readonly string[];
  readonly pips: readonly Tile[];
  /** Tiles that were shifted on their owner's last turns, and how often in a row they may be. */
  readonly runs: { readonly tiles: readonly Tile[]; readonly most: number };
  /** The refused square, and the tiles that cause it. */
  readonly causes: readonly { readonly from: string; readonly to: string }[];
  /** The coach's move. */
  readonly best: { readonly from: string | null; readonly to: string } | null;
  readonly points: readonly Tile[];
}

/** A line that bends away from what lies between two squares. */
export function bow(a: { x: number; y: number }, b: { x: number; y: number }): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [nx, ny] = [-uy * 24, ux * 24];
  const from = { x: a.x + ux * 14 + nx * 0.55, y: a.y + uy * 14 + ny * 0.55 };
  const to = { x: b.x - ux * 14 + nx * 0.55, y: b.y - uy * 14 + ny * 0.55 };
  return `M${from.x} ${from.y}C${from.x + nx} ${from.y + ny} ${to.x + nx} ${to.y + ny} ${to.x} ${to.y}`;
}
