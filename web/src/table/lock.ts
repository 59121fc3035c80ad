// One table, one tab: whoever opens it second is told so, and may take it over; the first then steps back. Web Locks where
// they are; else (plain http) the tabs ask each other on a channel.
export interface Hold {
  release(): void;
}

export interface Doorkeeper {
  /** Null: another tab has it. `lost` is called when another tab takes it over. */
  take(id: string, lost: () => void): Promise<Hold | null>;
  /** Asks the other tab to step back, and takes it. */
  wrest(id: string, lost: () => void): Promise<Hold | null>;
}

type Word = { readonly kind: 'who' | 'mine' | 'give'; readonly id: string; readonly from: string };

/** How long a tab is given to answer, in milliseconds. */
const PATIENCE = 250;

export function makeDoorkeeper(
  locks: LockManager | undefined,
  channel: () => BroadcastChannel | null,
): Doorkeeper {
  const self = Math.random().toString(36).slice(2);
  const heard = channel();
  const mine = new Map<string, () => void>();
  const post = (kind: Word['kind'], id: string): void =>
    heard?.postMessage({ kind, id, from: self });
  heard?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.from === self) return;
    if (data.kind === 'who' && mine.has(data.id)) post('mine', data.id);
    if (data.kind === 'give') mine.get(data.id)?.();
  });

  const answer = (id: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (!heard) return resolve(false);
      const listen = ({ data }: MessageEvent<Word>): void => {
        if (data.kind === 'mine' && data.id === id) end(true);
      };
      const timer = setTimeout(() => end(false), PATIENCE);
      const end = (there: boolean): void => {
        clearTimeout(timer);
        heard.removeEventListener('message', listen);
        resolve(there);
      };
      heard.addEventListener('message', listen);
      post('who', id);
    });

  const held = (id: string, lost: () => void, release: () => void): Hold => {
    const drop = (): void => {
      if (mine.get(id) === step) mine.delete(id);
      release();
    };
    const step = (): void => {
      lost();
      drop();
    };
    mine.set(id, step);
    return { release: drop };
  };

  const byLock = (
    manager: LockManager,
    id: string,
    lost: () => void,
    wait: boolean,
  ): Promise<Hold | null> =>
    new Promise((resolve, reject) => {
      const options = wait ? { signal: AbortSignal.timeout(PATIENCE * 8) } : { ifAvailable: true };
      manager
        .request(`engawa.${id}`, options, (lock) => {
          if (!lock) return resolve(null);
          return new Promise<void>((release) => resolve(held(id, lost, release)));
        })
        .catch((error: unknown) => (wait ? resolve(null) : reject(error as Error)));
    });

  return {
    async take(id, lost) {
      if (locks) return byLock(locks, id, lost, false);
      return (await answer(id)) ? null : held(id, lost, () => undefined);
    },
    async wrest(id, lost) {
      post('give', id);
      if (locks) return byLock(locks, id, lost, true);
      for (let tries = 0; tries < 8; tries += 1) {
        if (!(await answer(id))) return held(id, lost, () => undefined);
      }
      return null;
    },
  };
}

let usual: Doorkeeper | null = null;
export function doorkeeper(): Doorkeeper {
  usual ??= makeDoorkeeper(
    typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined),
    () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('engawa.tables')),
  );
  return usual;
}
