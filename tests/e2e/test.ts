// What every test stands on: the house's address, settings of a test (nothing moves, nothing sounds), and a watch over the
// browser. An error in the console, a request to another host or a breach of the page's policy fails the test, whatever it was for.
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';

export { expect, type Page };

export interface Settings {
  readonly theme?: 'light' | 'dark';
  readonly motion?: 'off' | 'normal';
  readonly density?: 'beginner' | 'usual' | 'expert';
  readonly confirm?: 'auto' | 'always' | 'never';
  readonly notify?: boolean;
}

interface Watch {
  /** What went wrong so far. */
  readonly troubles: string[];
  /** Errors in the console that a test brings about on purpose. */
  allow(pattern: RegExp): void;
}

export async function watch(context: BrowserContext, home: string): Promise<Watch> {
  const troubles: string[] = [];
  const allowed: RegExp[] = [];
  const blame = (text: string): void => {
    if (!allowed.some((pattern) => pattern.test(text))) troubles.push(text);
  };
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      blame(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => blame(`thrown: ${String(error.error())}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(home).host)
      blame(`request to another host: ${url.href}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return { troubles, allow: (pattern) => void allowed.push(pattern) };
}

/** Kept before the page is asked for the first time, and never again: what a test changes stays changed. */
export async function settle(context: BrowserContext, settings: Settings = {}): Promise<void> {
  await context.addInitScript((given) => {
    try {
      if (localStorage.getItem('engawa.settings') === null)
        localStorage.setItem('engawa.settings', JSON.stringify({ motion: 'off', soundOn: false, ...given }));
    } catch {
      // Blocked storage is what some tests are about.
    }
  }, settings);
}

export const test = base.extend<{ watched: Watch; settings: Settings }>({
  settings: [{}, { option: true }],
  baseURL: async ({}, use, { project }) => {
    const name = project.name === 'plain' ? 'ENGAWA_PLAIN_URL' : 'ENGAWA_URL';
    await use(process.env[name] ?? '');
  },
  watched: [
    async ({ context, baseURL, settings }, use) => {
      const seen = await watch(context, baseURL ?? '');
      await settle(context, settings);
      await use(seen);
      expect(seen.troubles, 'nothing went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
