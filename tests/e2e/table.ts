// A table as a script sees it: the hooks of the page and nothing of a game.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Choice {
  readonly text: string;
  readonly verb: string;
  readonly wasteful: boolean;
  readonly touches: readonly string[];
}
interface Hooks {
  view(): {
    view: string;
    over: boolean;
    sequence?: number;
    viewer: number;
    awaited: number[];
    report: { winners: number[] };
  };
  choices(): Choice[];
  log(): { sequence: number; kind: string }[];
}
declare global {
  interface Window {
    engawa?: Hooks;
  }
}

export const root = (page: Page): Locator => page.locator('[data-game]');
export const ref = (page: Page, name: string): Locator => page.locator(`[data-ref="${name}"]:visible`);
/** What brings a place onto the screen that is not always shown. */
const doorTo = (page: Page, name: string): Locator =>
  page.locator(`[data-holds~="${name.split('/')[0] ?? ''}"]:visible`);

export const choices = (page: Page): Promise<Choice[]> => page.evaluate(() => window.engawa?.choices() ?? []);
export const sequence = async (page: Page): Promise<number> => Number(await root(page).getAttribute('data-sequence'));
export const over = async (page: Page): Promise<boolean> => (await root(page).getAttribute('data-over')) === 'true';

/** Everything is shown, and the person here is asked, or the game is over. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const at = document.querySelector('[data-game]');
    const hooks = window.engawa;
    if (!at || !hooks || at.getAttribute('aria-busy') === 'true') return false;
    const newest = hooks.log().at(-1)?.sequence ?? -1;
    if (Number(at.getAttribute('data-sequence')) < newest) return false;
    // What one may do beside another's turn can be gone before it is touched.
    const { viewer, awaited } = hooks.view();
    return at.getAttribute('data-over') === 'true' || (hooks.choices().length > 0 && awaited.includes(viewer));
  });
}

/** The table of an address, ready for a move. */
export async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(/\/table\/l/);
  await settled(page);
}

/** After what was asked for has happened and been answered. */
export async function movedOn(page: Page, from: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-game]')?.getAttribute('data-sequence')) > before,
    from,
  );
  await settled(page);
}

export type Press = (element: Locator) => Promise<void>;
export const click: Press = (element) => element.click();
export const tap: Press = (element) => element.tap();

/** One thing that a gesture touches. A place that is put away is brought out first. */
export async function touch(page: Page, name: string, press: Press): Promise<void> {
  const thing = ref(page, name).first();
  if (!(await thing.isVisible())) {
    const door = doorTo(page, name).first();
    if (await door.isVisible()) await press(door);
  }
  await press(thing);
}

/** Where a table stands. A move that the log tells nothing of changes what is asked, and so the decision. */
export const standing = (page: Page): Promise<string> =>
  root(page).evaluate((at) => `${at.getAttribute('data-sequence')} ${at.getAttribute('data-decision')}`);

/** Until the table stands otherwise. The page looks at every frame: what polls from here waits ever longer between looks. */
export const stoodOtherwise = async (page: Page, from: string): Promise<void> =>
  void (await page.waitForFunction((before) => {
    const at = document.querySelector('[data-game]');
    return `${at?.getAttribute('data-sequence')} ${at?.getAttribute('data-decision')}` !== before;
  }, from));

export async function play(page: Page, choice: Choice, press: Press): Promise<void> {
  const from = await standing(page);
  for (const name of choice.touches) await touch(page, name, press);
  await confirmed(page, from, press);
  await stoodOtherwise(page, from);
  await settled(page);
}

/** The step that a button now waits with, other than the one just pressed; undefined as soon as the move was played. */
async function nextStep(page: Page, from: string, pressed: string | null): Promise<string | null | undefined> {
  const found = await page.waitForFunction(
    ([before, done]) => {
      const at = document.querySelector('[data-game]');
      if (`${at?.getAttribute('data-sequence')} ${at?.getAttribute('data-decision')}` !== before)
        return { step: undefined };
      const waits = document.querySelector('[data-ref="confirm"]');
      const step = waits?.getAttribute('data-for') ?? null;
      return waits && step !== done ? { step } : false;
    },
    [from, pressed] as const,
  );
  const what = await found.jsonValue();
  return what ? what.step : undefined;
}

/**
 * An armed move waits for its button, or it was played at once: whichever comes first. A move of several steps that are
 * chosen on the page has a button for each, told apart by `data-for`.
 */
export async function confirmed(page: Page, from: string, press: Press): Promise<void> {
  let step = await nextStep(page, from, 'none');
  while (step !== undefined) {
    await press(ref(page, 'confirm').first());
    step = await nextStep(page, from, step);
  }
}

/** Numbers that look drawn and are the same every time. */
export function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays the game to its end, move by move, by whatever the choices say is to be touched. Tells how many it made. */
export async function playOut(page: Page, press: Press, lot: (below: number) => number): Promise<number> {
  for (let moves = 0; moves < 400; moves += 1) {
    if (await over(page)) return moves;
    const open = await choices(page);
    const worthwhile = open.filter(({ wasteful }) => !wasteful);
    const choice = worthwhile[lot(worthwhile.length)] ?? open[0];
    if (!choice) throw new Error('asked, with nothing to choose');
    await play(page, choice, press);
  }
  throw new Error('the game does not end');
}
