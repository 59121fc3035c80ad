// Whether this page can be put on the home screen. The browser offers it once, early: whoever starts the page listens.
import { writable, type Readable } from 'svelte/store';

interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export type Installable =
  /** It runs on its own already. */
  | 'installed'
  /** One press away. */
  | 'offered'
  /** By the browser's own menu. */
  | 'menu'
  /** Plain http: no browser installs that, and nothing is kept for offline. */
  | 'insecure';

let offer: InstallOffer | null = null;
const state = writable<Installable>('menu');
export const installable: Readable<Installable> = state;

export function listenForInstall(): void {
  const alone = matchMedia('(display-mode: standalone)').matches;
  state.set(alone ? 'installed' : isSecureContext ? 'menu' : 'insecure');
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    state.set('offered');
  });
  addEventListener('appinstalled', () => state.set('installed'));
}

export async function install(): Promise<void> {
  const now = offer;
  offer = null;
  if (!now) return;
  const { outcome } = await now.prompt();
  state.set(outcome === 'accepted' ? 'installed' : 'menu');
}
