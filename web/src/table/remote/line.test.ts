import { describe, expect, it } from 'vitest';
import { openLine, type LineEvents, type Socket, type SocketEvents } from './line.ts';
import type { News } from './messages.ts';

/** A net that can be cut, and a clock that goes when it is told to. */
function net(parts: Partial<LineEvents> = {}) {
  const sockets: { events: SocketEvents; sent: Record<string, unknown>[]; closed: boolean }[] = [];
  const alarms = new Set<{ at: number; does: () => void }>();
  const told: string[] = [];
  const heard: News[] = [];
  let time = 0;
  let keys = 0;
  let last = 0;
  const line = openLine(
    {
      connect(events): Socket {
        const one = { events, sent: [] as Record<string, unknown>[], closed: false };
        sockets.push(one);
        return {
          send: (text) => void one.sent.push(JSON.parse(text) as Record<string, unknown>),
          close: () => void (one.closed = true),
        };
      },
      after(milliseconds, does) {
        const alarm = { at: time + milliseconds, does };
        alarms.add(alarm);
        return () => void alarms.delete(alarm);
      },
      key: () => `key-of-sixteen-${(keys += 1)}`,
    },
    {
      hello: () => ({ last }),
      news: (news) => {
        last = news.sequence;
        heard.push(news);
      },
      remark: () => undefined,
      state: (state) => void told.push(state),
      ended: (code) => void told.push(code),
      ...parts,
    },
  );
  const current = () => sockets[sockets.length - 1] as (typeof sockets)[number];
  return {
    line,
    sockets,
    told,
    heard,
    current,
    open: () => current().events.open(),
    hear: (message: object) => current().events.heard(JSON.stringify(message)),
    cut: (code = 1006) => current().events.closed(code),
    pass(milliseconds: number) {
      time += milliseconds;
      for (const alarm of [...alarms]) if (alarm.at <= time && alarms.delete(alarm)) alarm.does();
    },
  };
}
const news = (sequence: number) => ({ type: 'log', sequence });

describe('a line to a table', () => {
  it('says hello with the last entry that it saw, every time', () => {
    const at = net();
    at.open();
    at.hear(news(7));
    at.cut();
    at.pass(300);
    at.open();
    expect(at.sockets.map(({ sent }) => sent[0])).toEqual([
      { do: 'hello', last: 0 },
      { do: 'hello', last: 7 },
    ]);
  });

  it('sends a command again with the same key, until it is answered', async () => {
    const at = net();
    at.open();
    const played = at.line.send({ do: 'play', moves: ['x'] });
    const [, first] = at.current().sent;
    at.cut();
    at.pass(300);
    at.open();
    expect(at.current().sent[1]).toEqual(first);
    at.hear({ type: 'answer', key: first?.['key'], sequence: 1 });
    expect(await played).toMatchObject({ sequence: 1 });
    at.cut();
    at.pass(1_000);
    at.open();
    expect(at.current().sent).toHaveLength(1);
  });

  it('keeps a command that is given while the line is down', () => {
    const at = net();
    void at.line.send({ do: 'say', text: 'hello' });
    expect(at.current().sent).toEqual([]);
    at.open();
    expect(at.current().sent.map((one) => one['do'])).toEqual(['hello', 'say']);
  });

  it('gives a refusal to the command that it belongs to', async () => {
    const at = net();
    at.open();
    const stale = at.line.send({ do: 'play', decision: 1 });
    const key = at.current().sent[1]?.['key'];
    at.hear({ type: 'error', key, code: 'stale_decision', text: 'the table has moved on' });
    await expect(stale).rejects.toMatchObject({ code: 'stale_decision' });
  });

  it('says nothing of a short break and one clear thing of a long one', () => {
    const at = net();
    at.open();
    at.hear(news(1));
    at.cut();
    at.pass(300);
    at.open();
    at.hear(news(1));
    expect(at.told).toEqual(['open', 'trying', 'open']);
    at.cut();
    at.pass(300);
    at.cut();
    at.pass(3_000);
    expect(at.told.at(-1)).toBe('away');
  });

  it('tries at most ten times in a minute', () => {
    const at = net();
    for (let second = 0; second < 240; second += 1) {
      at.pass(250);
      if (!at.current().closed) at.cut();
    }
    expect(at.sockets.length).toBeLessThanOrEqual(10);
  });

  it('tries no more often where a door opens and is shut again at once', () => {
    const at = net();
    for (let quarter = 0; quarter < 240; quarter += 1) {
      at.pass(250);
      if (at.current().sent.length > 0) continue;
      at.open();
      at.hear(news(1));
      at.cut();
    }
    expect(at.sockets.length).toBeLessThanOrEqual(10);
  });

  it('trusts a line that has held, and comes back at once when it breaks', () => {
    const at = net();
    for (const pause of [250, 1_000, 2_000]) {
      at.cut();
      at.pass(pause);
    }
    at.open();
    at.hear(news(1));
    at.pass(30_000);
    const before = at.sockets.length;
    at.cut();
    at.pass(250);
    expect(at.sockets).toHaveLength(before + 1);
  });

  it('keeps a command that a house refuses because it closes', async () => {
    const at = net();
    at.open();
    const played = at.line.send({ do: 'play', moves: ['x'] });
    const key = at.current().sent[1]?.['key'];
    at.hear({ type: 'error', key, code: 'going_down', text: 'the server is closing' });
    at.cut(1001);
    at.pass(300);
    at.open();
    expect(at.current().sent[1]?.['key']).toBe(key);
    at.hear({ type: 'answer', key, sequence: 1 });
    expect(await played).toMatchObject({ sequence: 1 });
  });

  it('does not come back by itself when the seat was opened elsewhere', () => {
    const at = net();
    at.open();
    at.hear(news(1));
    at.cut(4001);
    at.pass(60_000);
    expect(at.sockets).toHaveLength(1);
    expect(at.told.at(-1)).toBe('seat_opened_elsewhere');
  });

  it('gives up a table that is not there', () => {
    const at = net();
    at.open();
    at.hear({ type: 'error', key: '', code: 'unknown_table', text: 'there is no such table' });
    at.cut(1008);
    at.pass(60_000);
    expect(at.sockets).toHaveLength(1);
    expect(at.told).toEqual(['unknown_table']);
  });

  it('cuts a line over which no answer comes, and asks again', () => {
    const at = net();
    at.open();
    void at.line.send({ do: 'play', moves: ['x'] });
    at.pass(12_000);
    expect(at.sockets[0]?.closed).toBe(true);
    at.pass(300);
    expect(at.sockets).toHaveLength(2);
  });
});
