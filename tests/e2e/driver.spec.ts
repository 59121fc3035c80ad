// A hand that knows no game plays whole games by `touches` alone, on every screen.
import { click, lots, over, playOut, sitDown, tap } from './table.ts';
import { expect, test } from './test.ts';

// Every move waits for its button: what a mouse plays at once, a mouse cannot say more of.
test.use({ settings: { confirm: 'always' } });

interface Game {
  readonly name: string;
  readonly address: string;
  /** Which screens; left out: all of them. */
  readonly on?: readonly string[];
}
const games: readonly Game[] = [
  { name: 'Paikō as White', address: '/play/paiko?level=random&seed=11&turn_cap=40' },
  { name: 'Paikō as Black', address: '/play/paiko?level=random&seat=2&seed=12&turn_cap=40' },
  { name: 'Eiyo alone', address: '/play/eiyo?seed=21' },
  { name: 'Eiyo for two, near side', address: '/play/eiyo?mode=coop&level=random&seed=22', on: ['phone', 'small'] },
  {
    name: 'Eiyo for two, far side',
    address: '/play/eiyo?mode=coop&path=on&level=novice&seat=2&seed=23',
    on: ['desk'],
  },
  { name: 'Susanoo, three seats', address: '/play/susanoo?seats=3&level=random&seed=5&event_passes=0' },
  { name: 'Way of the Samurai', address: '/play/samurai?surrounding=L1&weather=X2&seed=31' },
  {
    name: 'a duel against three with every module',
    address:
      '/play/samurai?three=on&blood=on&yoroi=self&surrounding=SU1&weapon=WE-W&difficulty=easy&weather=X4&seed=32',
    on: ['phone', 'small'],
  },
  { name: 'Shiro', address: '/play/samurai?opponent=O7&yoroi=opponent&weapon=WE-Y&seed=33', on: ['desk'] },
  { name: 'the clan', address: '/play/samurai?mode=clan&weapon=WE-B&seed=34', on: ['phone'] },
];

for (const [index, { name, address, on }] of games.entries()) {
  test(`a whole game of ${name}, by touches`, async ({ page, hasTouch }, { project }) => {
    test.skip(on !== undefined && !on.includes(project.name), 'played on another screen');
    await sitDown(page, address);
    const moves = await playOut(page, hasTouch ? tap : click, lots(index + 1));
    expect(moves).toBeGreaterThan(10);
    expect(await over(page)).toBe(true);
  });
}
