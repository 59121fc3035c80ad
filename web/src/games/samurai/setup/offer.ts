// What can be chosen, and what goes together: asked of the engine, never worked out here.
import type { Game, RefusedValue } from '../../../engine/wire.ts';
import type { Plan } from '../../../table/plan.ts';

export type Values = Plan['options'];
/** Which values the engine refuses beside the others. */
export type AskRefusals = (options: Values) => Promise<readonly RefusedValue[]>;

/** The four ways to fight: a module and three modes, since one against three is a duel of its own kind. */
export const WAYS = ['duel', 'campaign', 'clan', 'three'] as const;
export type Way = (typeof WAYS)[number];

export function wayOf(options: Values): Way {
  const mode = options['mode'] ?? 'duel';
  if (mode === 'campaign' || mode === 'clan') return mode;
  return options['three'] === 'on' ? 'three' : 'duel';
}

export function withWay(options: Values, way: Way): Values {
  const rest = withoutOption(withoutOption(options, 'mode'), 'three');
  if (way === 'duel') return rest;
  return way === 'three' ? { ...rest, three: 'on' } : { ...rest, mode: way };
}

export const valueOf = (game: Game, options: Values, name: string): string =>
  options[name] ?? game.options.find((option) => option.name === name)?.default ?? '';

/** With one value changed; what is as usual is left out, so that an address says only what is special. */
export function withValue(game: Game, options: Values, name: string, value: string): Values {
  const others = Object.entries(options).filter(([other]) => other !== name);
  // On a campaign every opponent can be named, the usual one of a duel too: he waits at the end of the road.
  const usual = game.options.find((option) => option.name === name)?.default;
  const named = value !== '' && (value !== usual || (name === 'opponent' && onRoad(options)));
  return Object.fromEntries(named ? [...others, [name, value]] : others);
}
const onRoad = (options: Values): boolean => options['mode'] === 'campaign';

export const valuesOf = (game: Game, name: string): readonly string[] =>
  game.options.find((option) => option.name === name)?.values ?? [];

export const refusalOf = (
  refused: readonly RefusedValue[],
  name: string,
  value: string,
): RefusedValue | undefined => refused.find((one) => one.option === name && one.value === value);

/** Every value but the usual one is refused for the same reason: the whole choice is. */
export function closedFor(
  game: Game,
  refused: readonly RefusedValue[],
  name: string,
): RefusedValue | undefined {
  const others = valuesOf(game, name).filter((value) => value !== valueOf(game, {}, name));
  const found = others.map((value) => refusalOf(refused, name, value));
  return found.every((one) => one !== undefined) ? found[0] : undefined;
}

export interface Mended {
  readonly options: Values;
  /** What had to go, and why. */
  readonly dropped: readonly RefusedValue[];
  readonly refused: readonly RefusedValue[];
}

/** Whoever changes the way to fight means that: what does not go with it goes back to what is usual. */
export async function mended(ask: AskRefusals, game: Game, wanted: Values): Promise<Mended> {
  const dropped: RefusedValue[] = [];
  let options = wanted;
  for (;;) {
    const refused = await ask(options);
    const clash = await clashIn(ask, game, options, refused);
    if (!clash) return { options, dropped, refused };
    dropped.push(clash);
    options = withoutOption(options, clash.option);
  }
}

export const withoutOption = (options: Values, name: string): Values =>
  Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
const isGood = (game: Game, options: Values, refused: readonly RefusedValue[]): boolean =>
  !game.options.some((option) =>
    refusalOf(refused, option.name, valueOf(game, options, option.name)),
  );

/** The chosen value that has to go; the first one if none of them alone is at fault. */
async function clashIn(
  ask: AskRefusals,
  game: Game,
  options: Values,
  refused: readonly RefusedValue[],
): Promise<RefusedValue | null> {
  if (isGood(game, options, refused)) return null;
  const loose = Object.keys(options).filter((name) => name !== 'mode' && name !== 'three');
  const names = loose.length > 0 ? loose : Object.keys(options);
  for (const name of names) {
    const without = withoutOption(options, name);
    if (isGood(game, without, await ask(without))) return blamed(refused, options, name);
  }
  return names[0] === undefined ? null : blamed(refused, options, names[0]);
}
const blamed = (refused: readonly RefusedValue[], options: Values, name: string): RefusedValue =>
  refusalOf(refused, name, options[name] ?? '') ?? {
    option: name,
    value: options[name] ?? '',
    code: '',
    text: '',
  };
