// Where others reach this house. A page that is open at "localhost" would give links that lead everybody else to their own
// machine, so it asks the server by which address it is seen from outside.
import { readable, type Readable } from 'svelte/store';
import { api } from './api.ts';

const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;
const here = (): boolean => HERE.test(location.hostname);

export interface Reach {
  readonly origin: string;
  /** Nobody but this machine can open a link to it. */
  readonly alone: boolean;
}

export const reach: Readable<Reach> = readable<Reach>(
  { origin: typeof location === 'undefined' ? '' : location.origin, alone: false },
  (set) => {
    if (!here()) return;
    void api.addresses().then(
      ([first]) => set({ origin: first ?? location.origin, alone: first === undefined }),
      () => undefined,
    );
  },
);
