import { describe, expect, it } from 'vitest';
import { engines } from '../../../table/testing/ground.ts';
import { closedFor, mended, refusalOf, wayOf, withValue, withWay, type Values } from './offer.ts';
import { surprise } from './surprise.ts';

const { room } = await engines.room('samurai');
const [game] = (await room.games()).filter((one) => one.game === 'samurai');
if (!game) throw new Error('the module has no samurai');
const ask = (options: Values) => room.refusals('samurai', options);

describe('what goes together', () => {
  it('is what the engine says', async () => {
    const refused = await ask({ mode: 'campaign' });
    expect(refusalOf(refused, 'blood', 'on')?.code).toBe('blood_in_campaign');
    expect(refusalOf(refused, 'yoroi', 'self')).toBeUndefined();
  });
  it('closes the choice of an opponent where the enemies are given', async () => {
    expect(closedFor(game, await ask({ mode: 'clan' }), 'opponent')?.code).toBe('opponent_in_clan');
    expect(closedFor(game, await ask({}), 'opponent')).toBeUndefined();
  });
  it('lets go of what the new way to fight refuses, and says why', async () => {
    const found = await mended(ask, game, withWay({ blood: 'on', weapon: 'WE-Y' }, 'campaign'));
    expect(found.options).toEqual({ mode: 'campaign', weapon: 'WE-Y' });
    expect(found.dropped.map(({ code }) => code)).toEqual(['blood_in_campaign']);
    const three = await mended(ask, game, withWay({ opponent: 'O6' }, 'three'));
    expect(three.options).toEqual({ three: 'on' });
    expect(three.dropped[0]?.code).toBe('opponent_with_three');
  });
  it('leaves alone what is good', async () => {
    const good = { opponent: 'O7', yoroi: 'opponent', blood: 'on' };
    expect((await mended(ask, game, good)).options).toEqual(good);
  });
});

describe('an address', () => {
  it('says only what is not as usual', () => {
    expect(withValue(game, { weapon: 'WE-Y' }, 'weapon', 'WE-K')).toEqual({});
    expect(withValue(game, {}, 'gisei', 'off')).toEqual({ gisei: 'off' });
  });
  it('may name the usual foe at the end of a road', () => {
    expect(withValue(game, { mode: 'campaign' }, 'opponent', 'O1')).toEqual({
      mode: 'campaign',
      opponent: 'O1',
    });
  });
  it('knows the four ways to fight', () => {
    expect(wayOf({ three: 'on' })).toBe('three');
    expect(wayOf({ three: 'on', mode: 'clan' })).toBe('clan');
    expect(withWay({ mode: 'clan', three: 'on' }, 'duel')).toEqual({});
  });
});

describe('a surprise', () => {
  const times: Record<string, number> = { O1: 3, O2: 1, 'WE-K': 4 };
  const met = (_: string, id: string): number => times[id] ?? 0;
  it('takes whom one has never met, and is good', async () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const found = surprise(game, met, (below) => (seed * 7) % below);
      expect(found.opponent).not.toMatch(/O1|O2/);
      expect(found.weapon).not.toBe('WE-K');
      expect(found.surrounding).not.toBe('none');
      expect((await mended(ask, game, found.options)).dropped).toEqual([]);
    }
  });
  it('tells how often they were met', () => {
    const all = surprise(
      game,
      (_, id) => (id === 'O5' ? 1 : 2),
      () => 0,
    );
    expect([all.opponent, all.metOpponent]).toEqual(['O5', 1]);
  });
});
