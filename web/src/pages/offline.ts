// The page on the device: the service worker, new versions of it, and why it cannot be installed where it cannot.
import { writable, type Readable } from 'svelte/store';
import { dismiss, toast } from '../parts/index.ts';
import { loadAllWords, loadWords, wordsNow } from '../words/words.ts';

export type Offline =
  /** Nothing is known yet. */
  | 'unknown'
  /** It works without a connection. */
  | 'ready'
  /** Plain http: an open tab plays on, but nothing can be installed. */
  | 'insecure'
  /** This browser has no service workers, or storage is blocked. */
  | 'impossible';

const state = writable<Offline>('unknown');
export const offline: Readable<Offline> = state;

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
const prompt = writable<InstallPrompt | null>(null);
/** Not null: the browser offers to install the page. */
export const installPrompt: Readable<InstallPrompt | null> = prompt;
export function install(asked: InstallPrompt): void {
  prompt.set(null);
  void asked.prompt();
}

/** A new version that waits; taking it loads the page anew. */
let waiting: ServiceWorker | null = null;
let offered = false;
/** Its number among the toasts; none has 0. */
let notice = 0;

/** Never over a table: its game would have to go on by other rules. */
export function offerUpdate(atTable: boolean): void {
  if (atTable) {
    dismiss(notice);
    offered = false;
    return;
  }
  if (!waiting || offered) return;
  offered = true;
  // A waiting version may be found before the page has its words.
  void Promise.all([loadWords('page'), loadAllWords()]).then(
    () => {
      if (!offered) return;
      notice = toast(wordsNow().text('page.update.ready'), {
        icon: 'download',
        stays: true,
        action: { label: wordsNow().text('page.update.take'), run: take },
      });
    },
    () => (offered = false),
  );
}

function take(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting?.postMessage('take');
}

export async function goOffline(atTable: () => boolean): Promise<void> {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt.set(event as InstallPrompt);
  });
  if (!isSecureContext) return state.set('insecure');
  if (!('serviceWorker' in navigator)) return state.set('impossible');
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    const found = (worker: ServiceWorker): void => {
      waiting = worker;
      offerUpdate(atTable());
    };
    if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state !== 'installed') return;
        if (navigator.serviceWorker.controller) found(worker);
      });
    });
    await navigator.serviceWorker.ready;
    state.set('ready');
  } catch {
    state.set('impossible');
  }
}
