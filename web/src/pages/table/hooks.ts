// `window.engawa`: what the person at this screen may know, for tests and scripts. Read only.
import type { LogEntry, ViewMessage } from '../../engine/wire.ts';
import type { Choice, TableState } from '../../table/table.ts';

export interface Hooks {
  readonly version: string;
  view(): ViewMessage;
  choices(): readonly Choice[];
  log(): readonly LogEntry[];
}

declare global {
  interface Window {
    engawa?: Hooks;
  }
}

/** Until the function that comes back is called. */
export function expose(state: () => TableState): () => void {
  const hooks: Hooks = Object.freeze({
    version: ENGAWA_VERSION,
    view: () => structuredClone(state().view),
    choices: () => structuredClone(state().choices),
    log: () => structuredClone(state().log),
  });
  window.engawa = hooks;
  return () => {
    if (window.engawa === hooks) delete window.engawa;
  };
}
