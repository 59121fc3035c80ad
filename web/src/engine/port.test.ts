import { afterEach, describe, expect, it } from 'vitest';
import { connect, Refused, serve, type Port } from './port.ts';

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

const api = {
  twice: (n: number) => n * 2,
  later: (n: number) => Promise.resolve(n + 1),
  refuse: () => {
    throw new Refused('no_way', 'it cannot be done');
  },
};
function line() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  serve(port2 as unknown as Port, api);
  const made = connect<typeof api>(port1 as unknown as Port);
  port1.start();
  port2.start();
  return made;
}

describe('questions over a port', () => {
  it('come back as answers, each to its own', async () => {
    const { ask } = line();
    expect(await Promise.all([ask.twice(2), ask.later(2), ask.twice(5)])).toEqual([4, 3, 10]);
  });
  it('that are refused keep their code', async () => {
    await expect(line().ask.refuse()).rejects.toMatchObject({
      code: 'no_way',
      message: 'it cannot be done',
    });
  });
  it('that nobody knows are refused', async () => {
    const { ask } = line();
    const other = ask as unknown as { nothing(): Promise<void> };
    await expect(other.nothing()).rejects.toMatchObject({ code: 'unknown_call' });
  });
  it('are refused once the line is closed, those that were open too', async () => {
    const { ask, close } = line();
    const open = ask.twice(1);
    close('closed', 'gone');
    await expect(open).rejects.toMatchObject({ code: 'closed' });
    await expect(ask.twice(1)).rejects.toMatchObject({ code: 'closed' });
  });
  it('can be handed on by promises', async () => {
    const { ask } = line();
    expect(await (await Promise.resolve(ask)).twice(4)).toBe(8);
  });
});
