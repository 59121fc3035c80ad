// axe-core finds nothing on a page as it stands.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Each theme on one screen, light at a desk and dark on a phone; `./check --full` looks at both on both. */
export const leftToFull = (theme: 'light' | 'dark', phone: boolean): boolean =>
  !process.env['ENGAWA_LONG'] && phone !== (theme === 'dark');

export async function clean(page: Page, name: string): Promise<void> {
  // Our pages have no frames, so nothing is gathered in a page of its own (that is what legacy mode leaves out).
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
  expect.soft(told, name).toEqual([]);
}
