// Legal moves unpacked, each with what a hand touches for it.
import type { Facts, PackedChoices } from '../engine/wire.ts';

export type Part =
  | { readonly role: string; readonly ref: string }
  | { readonly role: string; readonly number: number };

export interface Gesture {
  readonly verb: string;
  readonly parts: readonly Part[];
}

export interface Choice extends Gesture {
  /** As it is sent back. Nobody above the engine reads it. */
  readonly text: string;
  readonly price: Facts;
  /** Another move does the same and saves something. */
  readonly wasteful: boolean;
  /** Chance, a secret or another seat follows at once: there is no way back. */
  readonly final: boolean;
  /** The `data-ref`s to touch for it, in order; then `confirm`, if that is there. */
  readonly touches: readonly string[];
}

type Bare = Omit<Choice, 'touches'>;

export function unpackChoices(packed: PackedChoices): Choice[] {
  const wasteful = new Set(packed.wasteful);
  const final = new Set(packed.final);
  let at = 0;
  const next = (): number => packed.codes[at++] ?? 0;
  const bare = packed.texts.map((text, index): Bare => {
    const shape = packed.shapes[next()] ?? { verb: '', parts: [] };
    const parts = shape.parts.map(({ role, number }): Part => {
      const code = next();
      return number ? { role, number: code } : { role, ref: packed.refs[code] ?? '' };
    });
    const price = packed.prices[packed.price_of[index] ?? -1] ?? [];
    return {
      text,
      verb: shape.verb,
      parts,
      price,
      wasteful: wasteful.has(index),
      final: final.has(index),
    };
  });
  return withTouches(bare);
}

export const tokenOf = (part: Part): string =>
  'ref' in part ? part.ref : `${part.role}:${part.number}`;

/**
 * A part is one touch. A number that has only one value worth choosing is filled in; a verb is touched last, and only
 * where another verb touches the same things, or nothing else is there to touch.
 */
function withTouches(bare: readonly Bare[]): Choice[] {
  const values = new Map<string, Set<number>>();
  const head = (choice: Bare, index: number): string =>
    `${choice.verb} ${choice.parts.slice(0, index).map(tokenOf).join(' ')} ${index}`;
  for (const choice of bare) {
    if (choice.wasteful) continue;
    choice.parts.forEach((part, index) => {
      if (!('number' in part)) return;
      const key = head(choice, index);
      const seen = values.get(key);
      if (seen) seen.add(part.number);
      else values.set(key, new Set([part.number]));
    });
  }
  const needless = (choice: Bare, part: Part, index: number): boolean => {
    if (!('number' in part)) return false;
    const sensible = values.get(head(choice, index));
    return sensible?.size === 1 && sensible.has(part.number);
  };
  const paths = bare.map((choice) =>
    choice.parts.filter((part, index) => !needless(choice, part, index)).map(tokenOf),
  );
  const verbs = new Map<string, Set<string>>();
  paths.forEach((path, index) => {
    const key = path.join(' ');
    const verb = bare[index]?.verb ?? '';
    const seen = verbs.get(key);
    if (seen) seen.add(verb);
    else verbs.set(key, new Set([verb]));
  });
  return bare.map((choice, index) => {
    const path = paths[index] ?? [];
    const clash = (verbs.get(path.join(' '))?.size ?? 0) > 1;
    return {
      ...choice,
      touches: clash || path.length === 0 ? [...path, `verb:${choice.verb}`] : path,
    };
  });
}
