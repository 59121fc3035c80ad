// The parts of a table that nobody sees until they are opened: fetched at once where they are wanted, else when the browser
// has nothing better to do. Called while a component is made.
import { loadAllWords } from '../../words/words.ts';
import type * as later from './later.ts';

type Later = typeof later;

let fetched: Later | null = null;
/** With their words. */
async function fetchAll(): Promise<Later> {
  const [parts] = await Promise.all([import('./later.ts'), loadAllWords()]);
  return (fetched = parts);
}

/** Where the panel stands beside the board. */
export const desk = '(min-width: 1180px)';
// There it is wanted at once: it comes while the engine does.
if (globalThis.matchMedia?.(desk).matches) void fetchAll().catch(() => undefined);

/** Safari has no idle time to tell of. */
const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(asked);
};

export function laterParts(wanted: () => boolean): { readonly all: Later | null } {
  let all = $state.raw(fetched);
  // Without the net, and not kept on the device yet: the next opening asks again.
  const get = (): void =>
    void fetchAll().then(
      (parts) => (all = parts),
      () => undefined,
    );
  $effect(() => {
    if (all) return;
    if (wanted()) get();
    else return whenIdle(get);
    return undefined;
  });
  return {
    get all() {
      return all;
    },
  };
}
