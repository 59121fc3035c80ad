// Events that bring or cost something: what a tide leaves, what a crow sees, what a smell calls.
import type { Ink } from '../ink.ts';
import * as parts from '../parts/index.ts';
import { at, numbers } from '../path.ts';
import { hook } from './weapons.ts';
import { pipe } from './pipe.ts';
import { sun } from './sun.ts';

/** A crow with three legs before the sun. */
export function crow(A: Ink): void {
  sun(A, 132, 60, 30, 12);
  A.line('58,108 26,120 10,150', 20, { head: 0.05, tail: 0.6 });
  A.line('62,116 38,136 30,162', 14, { head: 0.05, tail: 0.6 });
  A.shape('52,112 74,78 112,70 134,88 128,124 100,142 68,136', { fill: 'i', w: 3 });
  A.dab(124, 72, 21, 'i');
  parts.beak(A, { x: 138, y: 74, l: 32, h: 18, dir: 1, fill: 's' });
  parts.eyes(A, { x: 126, y: 68, r: 6, kind: 'one', look: [0.4, 0] });
  ['70,100 92,112 96,130', '84,90 108,104 114,122'].forEach((feather) =>
    A.line(feather, 3, { fill: 's', head: 0.3, tail: 0.5 }),
  );
  [-22, 0, 24].forEach((dx) => {
    A.line(
      at(96 + dx * 0.6, 138, 1, 1, [
        [0, 0],
        [dx * 0.5, 34],
      ]),
      5,
      { head: 0.02, tail: 0.1 },
    );
    const foot = 96 + dx * 1.1;
    A.line(at(foot, 172, 1, 1, '-12,6 0,0 12,6'), 4, { head: 0.1, tail: 0.2 });
  });
}

/** What was lost lies on the shore again. */
export function tide(A: Ink): void {
  A.group('translate(46 2) scale(.8)', () => hook(A));
  A.group('translate(6 78) rotate(-14)', () => {
    A.shape('8,6 44,0 58,10 46,22 10,24', { fill: 't', w: 4 });
    A.line('20,14 34,4 42,18', 4, { fill: 'v' });
  });
  parts.wave(A, { x: 100, y: 138, w: 94, h: 22, k: 4 });
  parts.wave(A, { x: 108, y: 160, w: 94, h: 16, k: 5 });
  A.line('8,176 70,170 130,180 194,172', 5, { fill: 't', head: 0.2, tail: 0.4 });
}

/** Somebody eats upstream. */
export function chopsticks(A: Ink): void {
  [70, 108, 146, 178].forEach((y, i) => {
    const drift = i % 2 === 0 ? '-92,4 -50,-5 -10,5 40,-5 92,3' : '-80,-3 -40,5 10,-5 50,4 94,-2';
    A.line(at(100, y, 1, 1, drift), 6 - i * 0.6, { fill: 't', head: 0.3, tail: 0.4 });
  });
  A.group('rotate(-24 100 100)', () => {
    pipe(A, '24,86 176,92', 6);
    A.line('28,86 58,88', 6, { fill: 'v', head: 0, tail: 0, contrast: 0 });
  });
  A.group('rotate(-12 100 120)', () => {
    pipe(A, '34,124 182,122', 6);
    A.line('38,124 68,124', 6, { fill: 'v', head: 0, tail: 0, contrast: 0 });
  });
  parts.leaf(A, { x: 134, y: 154, a: 0.3, s: 0.9 });
}

/** A bowl that smells, and a nose that knows. */
export function scent(A: Ink): void {
  A.shape('4,4 120,4 110,40 70,66 30,72 4,96', { fill: 'i', w: 0 });
  parts.eyes(A, { x: 52, y: 32, gap: 15, r: 10, kind: 'cat', on: 'ink', look: [0.5, 0.6] });
  A.line('90,52 104,60 100,70', 5, { head: 0.1, tail: 0.2 });
  ['112,112 100,96 116,82 102,64', '134,110 126,94 140,78 130,62'].forEach((steam) =>
    A.line(steam, 6, { fill: 't', head: 0.3, tail: 0.5 }),
  );
  A.dab(122, 126, 42, 'e', 22);
  A.ring(122, 126, 42, 4, { ry: 22, from: 3, sweep: 3.4 });
  A.shape('72,128 172,128 160,166 144,178 100,178 84,166', { fill: 'v', w: 5 });
  A.line('84,142 122,150 160,142', 3, { fill: 'e', head: 0.2, tail: 0.3 });
  numbers('104,118 122,112 138,120').forEach(([x, y]) => A.dab(x, y, 2.4, 'w'));
}

/** Eight jars, one for each throat. */
export function eightJars(A: Ink): void {
  numbers('40,70 80,62 120,62 160,70 30,134 76,128 124,128 170,134').forEach(([x, y]) => {
    A.shape(at(x, y, 0.46, 0.46, '-16,-46 16,-46 18,-32 40,0 28,44 -28,44 -40,0 -18,-32'), {
      w: 3.6,
    });
    A.shape(at(x, y, 0.46, 0.46, '6,-28 32,0 22,38 6,38'), { fill: 'w', w: 0 });
    A.line(at(x, y, 0.46, 0.46, '-20,-34 20,-34'), 3, { fill: 'v', head: 0, tail: 0, contrast: 0 });
  });
  A.line('6,166 70,160 132,168 194,162', 5, { fill: 't', head: 0.2, tail: 0.4 });
}
