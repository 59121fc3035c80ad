// @vitest-environment jsdom
// Moves of several steps are chosen here and sent in one go; a deal on one form; what asks once.
import { expect, it } from 'vitest';
import { sitDown, type Desk } from '../../board/testing.ts';
import { at } from '../../../../tests/e2e/susanoo_positions.mjs';
import { byVerb, seatOf } from './moves.ts';
import { Play } from './play.svelte.ts';

async function seated(moment: Parameters<typeof at>[0]): Promise<{ desk: Desk; play: Play }> {
  const start = new URL(at(moment), 'http://table').searchParams.get('position') ?? '';
  const chairs = ['human', 'adept', 'adept', 'adept', 'adept'];
  const desk = await sitDown({ game: 'susanoo', options: { seats: '5' }, chairs, start });
  return { desk, play: new Play(() => desk.props) };
}
const until = (done: () => boolean): Promise<void> => expect.poll(done).toBe(true);
const told = (desk: Desk): string[] =>
  desk
    .state()
    .log.flatMap(({ phrase }) => (phrase ? [phrase.key.replace('susanoo.event.', '')] : []));

it('raises a card, asks for its side, and sends both together', async () => {
  const { desk, play } = await seated('b');
  play.touch('hand.1/CO04');
  await until(() => play.ahead !== null);
  expect(play.raised).toBe('hand.1/CO04');
  expect(play.choices.map(({ touches }) => touches[0])).toEqual(['fighters', 'foes']);
  expect(told(desk)).toEqual([]);
  play.confirm();
  await until(() => told(desk).includes('side'));
  expect(told(desk).slice(0, 2)).toEqual(['played', 'side']);
});

it('lays a raised card down again', async () => {
  const { play } = await seated('b');
  play.touch('hand.1/EV26');
  expect(play.asking?.verb).toBe('play');
  play.touch('hand.1/EV26');
  expect(play.asking).toBeNull();
  expect(play.back()).toBe(false);
});

it('has every term of an offer at once, and sends them together', async () => {
  const { desk, play } = await seated('b');
  const ask = play.open.find((one) => one.verb === 'ask' && seatOf(one) === 4);
  if (!ask) throw new Error('seat 4 can be asked');
  play.take(ask);
  await until(() => play.form.ready);
  expect(play.form.lines.map(({ step }) => step)).toEqual(['offer_k', 'offer_y', 'offer_side']);
  expect(play.form.then?.offer).toMatchObject({ asked: 4, terms: { cards: 1 } });
  await play.form.send();
  expect(told(desk)).toContain('asked');
  expect(play.form.open).toBe(false);
});

it('asks once before a battle is lost', async () => {
  const { desk, play } = await seated('b');
  const pass = byVerb(play.open, 'pass');
  if (!pass) throw new Error('one may pass');
  play.take(pass);
  expect(play.asking?.verb).toBe('pass');
  expect(told(desk)).toEqual([]);
});

it('answers what may not be played with its rule', async () => {
  const { play } = await seated('b');
  play.touch('hand.1/OR04');
  await until(() => play.refusal !== null);
  expect(play.refusal?.rule).toMatch(/^SUS-/);
});
