// Short notices that go by themselves: five seconds, longer while somebody points at them or has the focus inside.
import { writable, type Readable } from 'svelte/store';
import type { IconName } from './Icon.svelte';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly icon?: IconName | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Stays until it is answered: a new version, no connection. */
  readonly stays?: boolean | undefined;
}

const list = writable<readonly Toast[]>([]);
export const toasts: Readable<readonly Toast[]> = list;
let next = 1;

export function toast(text: string, more: Omit<Toast, 'id' | 'text'> = {}): number {
  const made: Toast = { id: next++, text, ...more };
  list.update((now) => [...now.filter((one) => one.text !== text), made].slice(-3));
  return made.id;
}

export function dismiss(id: number): void {
  list.update((now) => now.filter((one) => one.id !== id));
}
