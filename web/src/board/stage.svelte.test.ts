// @vitest-environment jsdom
// One telling at a time, which ends as the position says, whatever cut it short.
import { expect, it } from 'vitest';
import type { Speed, Step } from './motion.ts';
import { Stage } from './stage.svelte.ts';

class Counting extends Stage<string> {
  seen = '';
  steps: string[] = [];
  protected override place(position: string): void {
    this.seen = position;
  }
  tell(names: readonly string[], end: string, speed: Speed = 'quick'): Promise<void> {
    const step = (name: string): Step => ({
      ms: 1,
      run: async (_, stop) => {
        await Promise.resolve();
        if (this.tells(stop)) this.steps.push(stop.aborted ? `${name} at once` : name);
      },
    });
    return this.run(() => names.map(step), end, speed);
  }
}

it('runs step after step and then shows the end', async () => {
  const stage = new Counting();
  const telling = stage.tell(['a', 'b'], 'end');
  expect([stage.moving, stage.seen]).toEqual([true, '']);
  await telling;
  expect([stage.moving, stage.seen, stage.steps]).toEqual([false, 'end', ['a', 'b']]);
});

it('shows the end at once without motion, or where nothing moves', async () => {
  const stage = new Counting();
  await stage.tell(['a'], 'still', 'off');
  expect([stage.seen, stage.steps]).toEqual(['still', []]);
  await stage.tell([], 'empty');
  expect(stage.seen).toBe('empty');
});

it('jumps to the end when it is skipped', async () => {
  const stage = new Counting();
  const telling = stage.tell(['a', 'b'], 'end');
  stage.skip();
  await telling;
  expect([stage.seen, stage.steps]).toEqual(['end', ['a at once', 'b at once']]);
});

it('is taken over by what is newer, and says nothing once nobody looks', async () => {
  const stage = new Counting();
  const older = stage.tell(['old'], 'old');
  const newer = stage.tell(['new'], 'new');
  await Promise.all([older, newer]);
  expect([stage.seen, stage.steps]).toEqual(['new', ['new']]);
  const last = stage.tell(['last'], 'last');
  stage.leave();
  await last;
  expect([stage.seen, stage.steps]).toEqual(['new', ['new']]);
});
