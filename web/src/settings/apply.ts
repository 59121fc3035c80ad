// What the styles must know of the settings, as attributes of <html>; public/theme.js sets the first two before the page
// is drawn.
import { settings, type Settings } from './settings.ts';

const grounds = { light: '#f5efe3', dark: '#15171c' } as const;

export function apply(now: Settings, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = now.theme;
  root.dataset['motion'] = now.motion;
  root.dataset['density'] = now.density;
  root.dataset['marks'] = now.largerMarks ? 'larger' : 'usual';
  // The browser's own bar: each <meta> has its theme; a theme that was chosen holds for both.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = grounds[now.theme === 'auto' ? own : now.theme];
  }
}

/** From now on. */
export const followSettings = (): (() => void) => settings.subscribe((now) => apply(now));
