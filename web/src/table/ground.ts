// What a local table stands on in a browser.
import { get } from 'svelte/store';
import { workers } from '../engine/engine.ts';
import { settings } from '../settings/settings.ts';
import type { Ground } from './local.ts';
import { doorkeeper } from './lock.ts';
import { keeper } from './storage.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ids of local tables begin with l; nobody can guess one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `l${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

const paces = { off: 0, quick: 250, normal: 450 };

export async function ground(): Promise<Ground> {
  return {
    engines: workers,
    keeper: await keeper(),
    doors: doorkeeper(),
    key: () => crypto.getRandomValues(new Uint8Array(32)),
    id: newId,
    now: () => Date.now(),
    wait: (milliseconds) =>
      milliseconds > 0
        ? new Promise((resolve) => setTimeout(resolve, milliseconds))
        : Promise.resolve(),
    pace: (watched) => paces[get(settings).motion] * (watched ? 3 : 1),
  };
}
