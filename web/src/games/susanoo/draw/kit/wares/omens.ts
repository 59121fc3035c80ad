// Events that happen to a whole land: festivals, storms, gods who look down.
import { shy } from '../bestiary/shy.ts';
import type { Ink } from '../ink.ts';
import * as parts from '../parts/index.ts';
import { at, numbers } from '../path.ts';
import { drawInto } from '../recipe.ts';
import { torii } from './events.ts';
import { pipe } from './pipe.ts';
import { sun } from './sun.ts';

/** A hundred demons in single file; these three are in front. */
export function parade(A: Ink): void {
  A.ring(100, 92, 84, 5, { fill: 't', from: 2.7, sweep: 4 });
  A.group('translate(104 34) scale(.44)', () => drawInto(A, { ...shy.YO01, aura: false }));
  A.group('translate(56 52) scale(.52)', () => drawInto(A, { ...shy.YO03, aura: false }));
  A.group('translate(-4 56) scale(.56)', () => drawInto(A, { ...shy.YO02, aura: false }));
  A.group('translate(140 64) scale(.5)', () => {
    A.line('10,150 40,120 30,80 60,60', 13, { tail: 0.5 });
    parts.eyes(A, { x: 58, y: 62, gap: 8, r: 6, kind: 'dot', on: 'ink' });
  });
  A.line('8,164 70,158 130,166 194,150', 5, { fill: 't', head: 0.2, tail: 0.4 });
}

/** Lanterns on a rope, and the drum below them. */
export function festival(A: Ink): void {
  A.line('10,30 60,48 100,52 140,48 190,30', 4, { head: 0.02, tail: 0.02 });
  numbers('44,48 100,56 156,48').forEach(([x, y], i) => {
    A.line(at(x, y, 1, 1, '0,-6 0,4'), 3);
    A.shape(at(x, y, 1, 1, '-10,6 10,6 18,22 10,40 -10,40 -18,22'), {
      fill: i === 1 ? 'v' : 't',
      w: 4,
    });
    A.line(at(x, y, 1, 1, '-16,22 0,25 16,22'), 2);
    A.line(at(x, y, 1, 1, '0,41 0,54'), 3);
  });
  A.shape('62,132 138,132 148,154 138,178 62,178 52,154', { fill: 'i', w: 3 });
  A.dab(100, 132, 40, 's', 13).ring(100, 132, 40, 4, { ry: 13 });
  numbers('66,156 83,162 100,164 117,162 134,156').forEach(([x, y]) => A.dab(x, y, 2.6, 's'));
  A.line('112,128 150,100', 6, { head: 0.02, tail: 0.2 });
  A.line('86,126 54,104', 6, { head: 0.02, tail: 0.2 });
}

/** A storm with an eye of its own, and what is left of a roof. */
export function typhoon(A: Ink): void {
  A.line('26,64 70,24 140,30 172,76 146,124 92,124 66,92 86,64 118,70 122,92 104,96', 15, {
    head: 0.3,
    tail: 0.12,
    dry: 3,
  });
  parts.eyes(A, { x: 104, y: 80, r: 9, kind: 'one', look: [0, 0.3] });
  A.group('translate(6 120) rotate(-20) scale(.4)', () => torii(A));
  ['150,136 136,172', '172,126 160,158', '116,146 106,176'].forEach((rain) =>
    A.line(rain, 5, { fill: 't', head: 0.3, tail: 0.5 }),
  );
}

/** A finger out of a cloud, and what it points at. */
export function rebuke(A: Ink): void {
  parts.cloud(A, { x: 104, y: 52, w: 76 });
  A.shape('82,60 126,58 128,86 118,94 112,126 104,132 98,124 98,98 82,94 78,76', { w: 5 });
  A.line('98,98 98,84', 3, { tail: 0.4 });
  A.line('110,96 112,82', 3, { tail: 0.4 });
  A.shape('60,104 78,104 66,130 82,130 48,178 56,144 40,144', { fill: 't', w: 3.4 });
  numbers('150,112 168,136 140,150').forEach(([x, y]) =>
    A.line(at(x, y, 1, 1, '0,0 -6,14'), 4, { fill: 't', tail: 0.6 }),
  );
  A.line('92,170 104,158 116,170', 5, { head: 0.1 });
  A.dab(104, 150, 5);
}

/** The guardian of travellers, in stone, with a bib that somebody knitted. */
export function guardian(A: Ink): void {
  A.ring(100, 62, 52, 6, { fill: 't', from: -2, sweep: 5.8 });
  parts.staff(A, { path: '150,52 150,180', rings: true });
  parts.drop(A, { x: 98, top: 88, base: 178, w: 40, flare: 1.1 });
  parts.head(A, { x: 98, y: 66, rx: 32, ry: 32, wash: true });
  A.shape('72,94 98,102 124,94 118,124 98,136 78,124', { fill: 'v', w: 4 });
  parts.eyes(A, { x: 98, y: 66, gap: 13, r: 8, kind: 'slit' });
  parts.mouth(A, { x: 98, y: 82, w: 8, h: 5, kind: 'smile' });
  parts.dots(A, { at: '98,50,3' });
  parts.arm(A, { path: '126,118 142,124 150,116', w: 9 });
  A.line('46,182 100,186 156,182', 6, { fill: 't', head: 0.2, tail: 0.4 });
}

/** The hare who knows who will win the princess. */
export function hare(A: Ink): void {
  A.line('86,74 66,40 70,8', 21, { head: 0.1, tail: 0.2, contrast: 0.1 });
  A.line('112,72 122,36 144,14', 21, { head: 0.1, tail: 0.2, contrast: 0.1 });
  A.line('86,70 68,40 71,14', 12, { fill: 's', head: 0.1, tail: 0.2, contrast: 0.1 });
  A.line('112,68 122,38 140,20', 12, { fill: 's', head: 0.1, tail: 0.2, contrast: 0.1 });
  A.line('70,20 70,46', 3.4, { fill: 'v', head: 0.3, tail: 0.4 });
  parts.drop(A, { x: 100, top: 96, base: 172, w: 38, flare: 1.12, wash: true });
  parts.head(A, { x: 98, y: 88, rx: 33, ry: 28, chin: 1.05 });
  parts.eyes(A, { x: 96, y: 84, gap: 15, r: 7, kind: 'round', look: [-0.3, 0.2], mad: true });
  parts.muzzle(A, { x: 96, y: 99, w: 11, whisk: 20 });
  A.dab(142, 152, 11, 'e').ring(142, 152, 11, 4);
  parts.wave(A, { x: 100, y: 174, w: 84, h: 10 });
}

/** Twilight: a sun that goes, and those who wait for that. */
export function twilight(A: Ink): void {
  sun(A, 100, 96, 34, 13);
  A.shape('4,118 50,104 100,112 150,102 196,116 196,196 4,196', { fill: 'i', w: 0 });
  [
    { x: 54, y: 144, gap: 10, r: 7, kind: 'angry', mad: true },
    { x: 140, y: 150, gap: 9, r: 6, kind: 'round' },
    { x: 98, y: 174, gap: 8, r: 5, kind: 'cat' },
  ].forEach((pair) => parts.eyes(A, { ...pair, on: 'ink' } as parts.Eyes));
  A.line('20,128 60,120 90,126', 2.4, { fill: 's', head: 0.3, tail: 0.5 });
}

/** A nail, a straw doll and the hour of the ox. */
export function doll(A: Ink): void {
  A.shape('66,4 138,4 146,90 136,196 62,196 56,100', { w: 6 });
  ['76,20 72,90 80,180', '128,16 132,80 122,184'].forEach((bark) => A.line(bark, 3, { tail: 0.5 }));
  const straw = { fill: 't', head: 0.05, tail: 0.08, contrast: 0.1, pad: 2.6 } as const;
  A.tube('100,102 90,124 84,148', 14, straw);
  A.tube('100,102 110,124 118,148', 14, straw);
  A.tube('66,92 100,82 134,92', 14, straw);
  A.tube('100,62 100,108', 22, straw);
  A.dab(100, 52, 17, 't').ring(100, 52, 17, 4);
  ['90,70 110,72', '76,82 78,98', '124,82 122,98', '82,134 96,138', '106,138 120,134'].forEach(
    (cord) => A.line(cord, 4, { contrast: 0.1 }),
  );
  parts.eyes(A, { x: 100, y: 52, gap: 6, r: 4, kind: 'dot' });
  A.line('100,86 100,98', 5, { fill: 'v' });
  A.dab(100, 86, 6);
  A.group('translate(158 60) rotate(34)', () => {
    pipe(A, '0,0 0,66', 7);
    A.shape('-22,-16 20,-16 20,8 -22,8', { fill: 'i', w: 3 });
  });
}
