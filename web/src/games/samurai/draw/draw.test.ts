import { describe, expect, it } from 'vitest';
import { blot, stroke } from './brush.ts';
import { fighterOf, weaponOf, woundOf } from './cast.ts';
import { clock, heightOf } from './clock.ts';
import { fallenSvg, kneeling } from './fallen.ts';
import { bust, figure, figureSvg } from './figure.ts';
import { beads, die, element, slash, underline } from './parts.ts';
import { placeById, sceneOf, skyById, skyOf } from './scenes.ts';
import { STANCES, type Stance } from './skeleton.ts';
import { weaponIcon } from './weapons.ts';

const count = (text: string, part: string): number => text.split(part).length - 1;
const stances = Object.keys(STANCES) as Stance[];
const foes = ['O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7'];
const places = ['none', 'L1', 'L2', 'L3', 'L4', 'SU1', 'SU2'];

describe('the brush', () => {
  it('gives the same stroke for the same hand, and another for another', () => {
    const hand = [
      [0, 0, 2],
      [40, 10, 8],
      [90, 0, 1],
    ] as const;
    expect(stroke(hand, { seed: 3 })).toBe(stroke(hand, { seed: 3 }));
    expect(stroke(hand, { seed: 3 })).not.toBe(stroke(hand, { seed: 4 }));
  });
  it('leaves streaks of paper where it runs dry', () => {
    const hand = [
      [0, 0, 9],
      [120, 0, 9],
    ] as const;
    expect(count(stroke(hand), 'M')).toBe(1);
    expect(count(stroke(hand, { dry: 0.8 }), 'M')).toBeGreaterThan(2);
  });
  it('closes a blot', () => {
    // prettier-ignore
    expect(blot([[0, 0], [30, 0], [30, 30]])).toMatch(/^M.*Z$/);
  });
});

describe('a figure', () => {
  it('stands differently in each stance', () => {
    expect(new Set(stances.map((stance) => figure({ stance }))).size).toBe(stances.length);
  });
  it('of each opponent is told apart by head and weapon', () => {
    const looks = foes.map((id) => {
      const { head, weapon } = fighterOf(id);
      return `${head} ${weapon}`;
    });
    expect(new Set(looks).size).toBe(foes.length);
  });
  it('carries a stroke for each wound, fainter for a scar', () => {
    const hurt = figure({ wounds: [woundOf('I2', 1, true), woundOf('BL4', 2, false)] });
    expect(count(hurt, 'class="wound"')).toBe(1);
    expect(count(hurt, 'class="wound old"')).toBe(1);
    expect(figure()).not.toContain('wound');
  });
  it('wears a lame for each point of armour, and an outline for each lost one', () => {
    // Four lames at the shoulder and three plates of the skirt.
    expect(count(figure({ armour: 4 }), 'class="lame"')).toBe(7);
    expect(count(figure({ armour: 1 }), 'class="lame gone"')).toBe(3);
    expect(count(figure({ armour: 0 }), 'class="lame"')).toBe(0);
    expect(figure()).not.toContain('lame');
  });
  it('names the part that a card says, a Blood card by its level', () => {
    expect(woundOf('I4', 2, true)).toEqual({ part: 'brow', level: 2, old: false });
    expect(woundOf('BL3', 1, true).part).toBe('shoulder');
    expect(woundOf('BL3', 2, true).part).toBe('eye');
  });
  it('holds a weapon of each kind', () => {
    const arms = ['WE-K', 'WE-B', 'WE-U', 'WE-N', 'WE-O', 'WE-Y', 'WE-W'].map(weaponOf);
    expect(new Set(arms.map(weaponIcon)).size).toBe(7);
  });
});

describe('a clock', () => {
  it('fills with the gauge and never over the rim', () => {
    expect(heightOf(5)).toBeLessThan(heightOf(0));
    expect(heightOf(40)).toBe(heightOf(14));
  });
  it('marks every card that may come, filled where the water reaches', () => {
    const drawn = clock(4, { marks: [3, 4, 6, 6, 9], ghost: 6 });
    expect(count(drawn, 'mark over"')).toBe(2);
    expect(count(drawn, 'mark over fresh')).toBe(2);
    expect(count(drawn, 'mark under')).toBe(1);
    expect(drawn).toContain('ghostline');
  });
  it('shows one flag once the card is turned, and no marks', () => {
    const drawn = clock(4, { marks: [3, 9], fixed: 6 });
    expect(drawn).not.toContain('class="mark');
    expect(drawn).toContain('flag under');
    expect(clock(6, { fixed: 6 })).toContain('flag over');
  });
  it('sums the chances for experts', () => {
    expect(clock(0, { marks: [3, 3, 5, 9], expert: true })).toContain('>50<');
  });
});

describe('the small drawings', () => {
  it('count what is kept and what is lost', () => {
    expect(count(beads('life', 3, 8), 'on"')).toBe(3);
    expect(count(beads('ki', 0, 5), 'off"')).toBe(5);
  });
  it('show the pips of a die, and strike one out that has left the game', () => {
    expect(count(die(6), 'class="pip"')).toBe(6);
    expect(die(0)).toContain('class="out"');
  });
});

describe('the places', () => {
  it('are each their own, and none is heavy', () => {
    const drawn = places.map(placeById);
    expect(new Set(drawn).size).toBe(places.length);
    for (const text of drawn) expect(text.length).toBeLessThan(60_000);
  });
  it('have a layer for each weather, and none for a clear sky', () => {
    expect(new Set(['X1', 'X2', 'X3', 'X4'].map(skyById)).size).toBe(4);
    expect(skyById('none')).toBe('');
  });
});

it('no drawing carries a style attribute or a number that is none', () => {
  const all = [
    ...stances.map((stance) => figureSvg({ stance, armour: 2, weapon: 'two' }, 'fighter')),
    ...foes.map((id) => bust(fighterOf(id))),
    ...places.map(placeById),
    ...(['wind', 'rain', 'fog', 'snow'] as const).map(skyOf),
    ...(['fire', 'water', 'earth', 'void'] as const).map((name) => element(name)),
    clock(3, { marks: [1, 2], ghost: 5, expert: true }),
    kneeling({ wounds: [woundOf('I5', 2, true)] }),
    fallenSvg('nodachi', 'fallen'),
    sceneOf('field') + die(3) + slash(4) + underline(),
  ];
  for (const text of all) {
    expect(text).not.toContain('style=');
    expect(text).not.toContain('NaN');
    expect(text).not.toContain('undefined');
  }
});
