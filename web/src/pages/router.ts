// The addresses of the page, which are part of its interface (docs/page.md). The server answers these with the page.
import { readable, type Readable } from 'svelte/store';

export type Route =
  /** `?set=<game>` has the set-up of a table open over it. */
  | { readonly page: 'veranda'; readonly query: URLSearchParams }
  /** Opens a table at once and replaces itself by it. */
  | { readonly page: 'play'; readonly game: string; readonly query: URLSearchParams }
  /** Behind the hash stands what opens a table of the server. */
  | { readonly page: 'table'; readonly id: string; readonly hash: string }
  | { readonly page: 'replay'; readonly id: string | null; readonly hash: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string }
  | { readonly page: 'learn'; readonly game: string }
  /** All cards of a game; one of them may be open. */
  | { readonly page: 'cards'; readonly game: string; readonly card: string }
  | { readonly page: 'puzzle'; readonly game: string; readonly number: number }
  | { readonly page: 'settings' }
  | { readonly page: 'lost' };

export function readAddress(url: URL): Route {
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const [first, second, third] = parts.map(decode);
  const hash = url.hash.slice(1);
  const query = url.searchParams;
  if (first === undefined) return { page: 'veranda', query };
  if (first === 'play' && second && parts.length === 2)
    return { page: 'play', game: second, query };
  if (first === 'table' && second && parts.length === 2) return { page: 'table', id: second, hash };
  if (first === 'replay' && parts.length <= 2) return { page: 'replay', id: second ?? null, hash };
  if (first === 'rules' && second && parts.length === 2)
    return { page: 'rules', game: second, rule: decode(hash) };
  if (first === 'learn' && second && parts.length === 2) return { page: 'learn', game: second };
  if (first === 'cards' && second && parts.length === 2)
    return { page: 'cards', game: second, card: decode(hash) };
  if (first === 'puzzles' && second && third && parts.length === 3 && /^\d+$/.test(third))
    return { page: 'puzzle', game: second, number: Number(third) };
  if (first === 'settings' && parts.length === 1) return { page: 'settings' };
  return { page: 'lost' };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const moved = new EventTarget();

/** Goes to an address of this page. Whoever is there already stays: one step back leads away from it. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  const here = location.pathname + location.search + location.hash;
  if (how === 'replace' || address === here) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  moved.dispatchEvent(new Event('moved'));
}

export const route: Readable<Route> = readable<Route>({ page: 'lost' }, (set) => {
  const look = (): void => set(readAddress(new URL(location.href)));
  look();
  moved.addEventListener('moved', look);
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  return () => {
    moved.removeEventListener('moved', look);
    removeEventListener('popstate', look);
    removeEventListener('hashchange', look);
  };
});

/** Links stay links: plain clicks on our own addresses are the router's, all others the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || readAddress(url).page === 'lost') return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
  scrollTo(0, 0);
}
