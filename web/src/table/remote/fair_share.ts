// A seat's share in the dice of a fair table (docs/fairness.md): bytes that this device picks, commits to and reveals by
// itself. They are kept, so that a reload in between does not make the seat silent, and so that whoever checks the dice
// afterwards compares the record with what was seen here before the game.
import type { FairMessage, Seat } from '../../engine/wire.ts';
import type { Command } from './messages.ts';

/** What was seen here. */
export interface Noted {
  /** The server's. */
  readonly commitment?: string;
  /** The own ones, and what they are committed to by. */
  readonly bytes?: string;
  readonly own?: string;
}

const place = (id: string): string => `engawa.share.${id}`;
const memory = new Map<string, Noted>();

export function noted(id: string): Noted {
  try {
    return memory.get(id) ?? (JSON.parse(localStorage.getItem(place(id)) ?? '{}') as Noted);
  } catch {
    return memory.get(id) ?? {};
  }
}
function note(id: string, part: Noted): Noted {
  const next = { ...noted(id), ...part };
  memory.set(id, next);
  try {
    localStorage.setItem(place(id), JSON.stringify(next));
  } catch {
    // Blocked: it holds until the tab closes.
  }
  return next;
}

export interface FairGround {
  readonly id: string;
  /** By the engine: 32 random bytes, and what a seat commits to them by. */
  commit(seat: Seat): Promise<{ readonly bytes: string; readonly commitment: string }>;
  send(command: Command): Promise<unknown>;
}

export function makeFairShare({ id, commit, send }: FairGround) {
  let done = '';
  async function give(stage: FairMessage['stage'], seat: Seat): Promise<void> {
    let { bytes, own } = noted(id);
    if (!bytes || !own) {
      const made = await commit(seat);
      ({ bytes, own } = { bytes: made.bytes, own: made.commitment });
      note(id, { bytes, own });
    }
    await send(stage === 'commit' ? { do: 'commit', text: own } : { do: 'reveal', text: bytes });
  }
  return {
    /** Does what is awaited of this seat; whoever is too late is stood in for, and the record says so. */
    async follow({ stage, awaited, commitment }: FairMessage, seat: Seat): Promise<void> {
      if (noted(id).commitment === undefined) note(id, { commitment });
      if (!awaited.includes(seat) || done === stage) return;
      done = stage;
      await give(stage, seat).catch(() => (done = ''));
    },
  };
}
