// The selection machine: what a hand has touched, what can follow, and which move that is. It knows no rules and no
// game: it compares the references touched with the `touches` of the legal moves.
//
// A hand may touch in any order, for people do: a square before the tile that goes there, three tiles of a reserve as
// they come. Where order tells two moves apart (from one place to another), the order of the move's own list decides.
import type { Choice } from '../table/table.ts';

export interface Selection {
  readonly touched: readonly string[];
  /** The moves that touch all of that. */
  readonly live: readonly Choice[];
  /** What can follow, with the moves behind it. */
  readonly next: ReadonlyMap<string, readonly Choice[]>;
  /** The move that exactly this touches, if there is one. */
  readonly armed: Choice | null;
  /** Nothing can follow the armed move. */
  readonly closed: boolean;
}

/** What is left of a list once the other is taken out of it; null if it does not hold all of it. */
function without(list: readonly string[], taken: readonly string[]): string[] | null {
  if (!taken.every((ref) => list.includes(ref))) return null;
  const left = [...list];
  for (const ref of taken) {
    const at = left.indexOf(ref);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const inOrder = (choice: Choice, touched: readonly string[]): boolean =>
  choice.touches.every((ref, index) => ref === touched[index]);

export function select(choices: readonly Choice[], touched: readonly string[]): Selection {
  const live: Choice[] = [];
  const complete: Choice[] = [];
  const next = new Map<string, Choice[]>();
  for (const choice of choices) {
    const left = without(choice.touches, touched);
    if (!left) continue;
    live.push(choice);
    if (left.length === 0) complete.push(choice);
    for (const ref of new Set(left)) {
      const behind = next.get(ref);
      if (behind) behind.push(choice);
      else next.set(ref, [choice]);
    }
  }
  const armed = complete.find((choice) => inOrder(choice, touched)) ?? complete[0] ?? null;
  return {
    touched,
    live,
    next,
    armed: touched.length > 0 ? armed : null,
    closed: armed !== null && touched.length > 0 && next.size === 0,
  };
}

export type Touch =
  /** It was added, or took the place of another. */
  | { readonly kind: 'chosen'; readonly touched: readonly string[] }
  /** It was touched already: one step back. */
  | { readonly kind: 'back'; readonly touched: readonly string[] }
  /** No move goes on with it. */
  | { readonly kind: 'refused' };

const isHead = (choices: readonly Choice[], ref: string): boolean =>
  choices.some((choice) => choice.touches[0] === ref);

function follows(
  choices: readonly Choice[],
  touched: readonly string[],
  ref: string,
): Touch | null {
  const now = [...touched, ref];
  const some = choices.some((choice) => without(choice.touches, now) !== null);
  return some ? { kind: 'chosen', touched: now } : null;
}

/** Taking back what a move begins with takes back all of it, unless what is left begins one too. */
function takenBack(
  choices: readonly Choice[],
  touched: readonly string[],
  ref: string,
): readonly string[] {
  const at = touched.lastIndexOf(ref);
  const left = touched.filter((_, index) => index !== at);
  const begun = left.some((other) => isHead(choices, other));
  return isHead(choices, ref) && !begun ? [] : left;
}

/**
 * One more touch. What can follow follows; what is touched already goes back; what a move begins with begins anew;
 * anything else takes the place of one thing touched before, if a move fits (another square, another facing).
 */
export function touch(choices: readonly Choice[], touched: readonly string[], ref: string): Touch {
  const added = follows(choices, touched, ref);
  if (added) return added;
  if (touched.includes(ref)) return { kind: 'back', touched: takenBack(choices, touched, ref) };
  if (isHead(choices, ref)) return { kind: 'chosen', touched: [ref] };
  for (let drop = touched.length - 1; drop >= 0; drop--) {
    const headKept = drop > 0 || !isHead(choices, touched[drop] ?? '');
    if (!headKept) continue;
    const replaced = follows(
      choices,
      touched.filter((_, index) => index !== drop),
      ref,
    );
    if (replaced) return replaced;
  }
  for (let keep = touched.length - 2; keep > 0; keep--) {
    const shorter = follows(choices, touched.slice(0, keep), ref);
    if (shorter) return shorter;
  }
  return { kind: 'refused' };
}

/** Escape: what was touched last is let go. */
export const back = (touched: readonly string[]): readonly string[] => touched.slice(0, -1);

/** Moves that only waste something stand under *All moves*. */
export const worthwhile = (choices: readonly Choice[]): readonly Choice[] =>
  choices.some((choice) => choice.wasteful)
    ? choices.filter((choice) => !choice.wasteful)
    : choices;
