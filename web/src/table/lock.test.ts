import { afterEach, describe, expect, it } from 'vitest';
import { makeDoorkeeper, type Doorkeeper } from './lock.ts';

const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

/** Locks as browsers have them, as far as one name at a time goes. */
function locks(): LockManager {
  const held = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    options: LockOptions,
    does: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    if (held.has(name) && options.ifAvailable) return does(null);
    while (held.has(name)) await held.get(name);
    const done = Promise.resolve(does({ name, mode: 'exclusive' }));
    held.set(name, done);
    void done.then(() => held.delete(name));
    return done;
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

function tab(manager: LockManager | undefined, name: string): Doorkeeper {
  return makeDoorkeeper(manager, () => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    return channel;
  });
}

describe.each([
  ['with locks', locks],
  ['on plain http', () => undefined],
])('one table, one tab: %s', (name, made) => {
  it('tells the second tab, which may take it over, and then the first steps back', async () => {
    const manager = made();
    const one = tab(manager, name);
    const two = tab(manager, name);
    let lost = 0;
    const held = await one.take('l1', () => (lost += 1));
    expect(held).not.toBeNull();
    expect(await two.take('l1', () => undefined)).toBeNull();
    expect(await two.take('l2', () => undefined)).not.toBeNull();
    expect(await two.wrest('l1', () => undefined)).not.toBeNull();
    expect(lost).toBe(1);
    expect(await one.take('l1', () => undefined)).toBeNull();
  });
  it('is free again when it was let go', async () => {
    const manager = made();
    const one = tab(manager, `${name} free`);
    const two = tab(manager, `${name} free`);
    (await one.take('l1', () => undefined))?.release();
    await Promise.resolve();
    expect(await two.take('l1', () => undefined)).not.toBeNull();
  });
});
