// Transformations: what a person becomes for a turn.
import { turn, type Ink } from '../ink.ts';
import * as parts from '../parts/index.ts';
import { at, numbers } from '../path.ts';
import { pipe } from './pipe.ts';

/** An oni whose hair burns. */
export function blazing(A: Ink): void {
  parts.aura(A, { el: 'fire', x: 100, y: 96, r: 84, n: 11 });
  numbers('62,66,.8 100,48,1 138,66,.8').forEach(([x, y, s = 1]) => parts.flame(A, { x, y, s }));
  parts.horns(A, { x: 100, y: 78, gap: 34, h: 40, w: 15, out: 16, rings: true });
  parts.head(A, { x: 100, y: 118, rx: 50, ry: 48, chin: 1.1, wash: true });
  parts.eyes(A, { x: 100, y: 108, gap: 21, r: 11, kind: 'angry', mad: true });
  parts.nose(A, { x: 100, y: 126, kind: 'dots' });
  parts.mouth(A, { x: 100, y: 144, w: 30, h: 14, kind: 'tusk' });
}

/** Three faces, six arms, no retreat. */
export function ashura(A: Ink): void {
  ['-66,-70 -50,-18 -14,8', '-86,-8 -50,4 -14,16', '-72,50 -48,26 -14,26'].forEach((arm) => {
    [1, -1].forEach((side) => {
      const path = at(100, 108, side, 1, arm);
      A.tube([...path].reverse(), 13, { head: 0.05, tail: 0.1, contrast: 0.1 });
      const [hand = [0, 0] as const] = path;
      A.dab(hand[0], hand[1], 9, 's').ring(hand[0], hand[1], 9, 3.4);
    });
  });
  parts.robe(A, { x: 100, top: 104, base: 184, w: 40, sash: 'v' });
  [-1, 1].forEach((side) => {
    parts.head(A, { x: 100 + side * 30, y: 70, rx: 20, ry: 25 });
    parts.eyes(A, { x: 100 + side * 38, y: 66, gap: 6, r: 4.6, kind: side < 0 ? 'sad' : 'shut' });
    parts.mouth(A, { x: 100 + side * 38, y: 82, w: 7, h: 5, kind: side < 0 ? 'frown' : 'flat' });
  });
  parts.head(A, { x: 100, y: 70, rx: 27, ry: 31 });
  parts.hair(A, { x: 100, y: 62, r: 28, kind: 'front', part: true, down: -0.1 });
  A.shape('90,22 100,6 110,22 108,34 92,34', { fill: 'i', w: 0 });
  parts.eyes(A, { x: 100, y: 70, gap: 12, r: 7, kind: 'angry', mad: true });
  parts.mouth(A, { x: 100, y: 87, w: 13, h: 6, kind: 'fang' });
}

/** One scale of the dragon king, in which the tide can be read. */
export function scale(A: Ink): void {
  A.shape('100,12 160,44 172,104 136,158 100,190 64,158 28,104 40,44', { w: 7 });
  A.shape('104,24 152,50 160,104 128,150 104,172', { fill: 't', w: 0 });
  [150, 118, 86].forEach((y, row) => {
    const count = row + 2;
    for (let i = 0; i < count; i++) {
      const x = 100 + (i - (count - 1) / 2) * 34;
      A.ring(x, y, 17, 4, { from: Math.PI, sweep: Math.PI });
      A.ring(x, y, 8, 3, { from: Math.PI, sweep: Math.PI, fill: row === 1 ? 'v' : 'i' });
    }
  });
  A.dab(100, 52, 9, 'v').ring(100, 52, 9, 3.4);
}

/** A river dragon that is never where the blow lands. */
export function mizuchi(A: Ink): void {
  parts.aura(A, { el: 'water', x: 100, y: 110, r: 80, base: 188 });
  parts.coil(A, {
    path: '78,62,.9 112,74,1 150,70,1 166,100,1 132,122,1.05 84,118,1.05 48,138,.95 70,168,.8 122,172,.6 168,160,.3',
    w: 28,
    marks: 14,
    belly: true,
    tail: 0.4,
  });
  ['84,40 96,22 112,16', '70,38 72,20 84,8'].forEach((horn) => A.line(horn, 6, { tail: 0.6 }));
  parts.head(A, { x: 62, y: 60, rx: 32, ry: 24, chin: 0.85 });
  parts.eyes(A, { x: 62, y: 54, gap: 13, r: 7, kind: 'sleepy', look: [-0.4, 0.3] });
  parts.nose(A, { x: 48, y: 66, kind: 'dots' });
  parts.mouth(A, { x: 54, y: 75, w: 16, h: 6, kind: 'smile' });
  A.line('36,66 16,72 10,92', 3.4, { tail: 0.6 });
  A.line('40,76 24,92 26,108', 3.4, { tail: 0.6 });
}

/** Wings, and a nose that is proud of them. */
export function tenguWings(A: Ink): void {
  parts.wing(A, { x: 122, y: 96, s: 0.98, dir: 1 });
  parts.wing(A, { x: 78, y: 96, s: 0.98, dir: -1 });
  parts.head(A, { x: 100, y: 106, rx: 34, ry: 38, chin: 1 });
  parts.brow(A, { x: 100, y: 86, gap: 15, r: 13, w: 8, tilt: -4 });
  parts.eyes(A, { x: 100, y: 100, gap: 15, r: 8, kind: 'angry' });
  A.tube('100,112 98,134 94,160', 16, { head: 0.05, tail: 0.1, contrast: 0.05, fill: 'v' });
  parts.mouth(A, { x: 116, y: 130, w: 10, h: 5, kind: 'frown' });
  parts.tokin(A, { x: 100, y: 66 });
}

/** A god of thumb's size in the boat that a pod makes. */
export function pod(A: Ink): void {
  A.ring(96, 74, 58, 5, { fill: 't', from: -2.4, sweep: 5.6 });
  parts.gourd(A, { x: 146, y: 112, s: 1 });
  parts.drop(A, { x: 92, top: 78, base: 142, w: 24 });
  parts.head(A, { x: 92, y: 66, rx: 24, ry: 22 });
  parts.hair(A, { x: 92, y: 60, r: 22, kind: 'front', part: true, down: 0.2 });
  A.dab(92, 34, 7);
  parts.eyes(A, { x: 92, y: 68, gap: 9, r: 5, kind: 'dot' });
  parts.mouth(A, { x: 92, y: 78, w: 7, h: 5, kind: 'smile' });
  A.shape('14,116 50,130 100,134 150,130 188,112 168,150 120,168 76,168 34,152', {
    fill: 's',
    w: 6,
  });
  A.shape('104,138 150,134 178,122 160,148 110,162', { fill: 't', w: 0 });
  A.line('40,140 100,148 160,138', 3, { tail: 0.3 });
  pipe(A, '60,84 30,176', 5);
  A.line('10,184 60,178 120,188 190,180', 5, { fill: 't', head: 0.2, tail: 0.4 });
}

/** A step that is a lake tomorrow. */
export function stride(A: Ink): void {
  A.tube('124,-10,1.1 128,50,1 118,104,.95 112,136,.9', 58, { head: 0, tail: 0, contrast: 0.05 });
  A.shape('84,128 140,120 152,144 138,162 84,168 46,164 40,150 62,142', { w: 6 });
  numbers('46,156 58,150 70,146').forEach(([x, y]) => A.line(at(x, y, 1, 1, '0,0 -3,9'), 3));
  A.shape('112,8 150,8 146,100 130,128 116,126', { fill: 'w', w: 0 });
  numbers('22,122,.8 176,112,1').forEach(([x, y, s = 1]) => {
    A.shape(at(x, y, s, s, '-26,40 -6,-6 0,-12 8,-2 28,40'), { fill: 't', w: 4 });
    A.line(at(x, y, s, s, '-8,2 0,8 9,2'), 3);
  });
  A.dab(96, 182, 68, 't', 9);
  A.ring(96, 182, 68, 3.4, { ry: 9, from: 0.4, sweep: 5.6 });
}

/** Rice, and what it is cut with. */
export function sheaf(A: Ink): void {
  for (let i = -4; i <= 4; i++) {
    const top = turn(96, 128, -Math.PI / 2 + i * 0.17, 104 - Math.abs(i) * 4);
    A.line([[96 + i * 3, 128], [96 + i * 7, 80], top], 4.6, { fill: i % 2 === 0 ? 'i' : 't' });
    for (let k = 0; k < 4; k++)
      A.dab(top[0] + i * 1.6 - k * i * 0.9, top[1] + k * 9, 3.6, k % 2 === 0 ? 't' : 'i', 5.4);
    A.line(
      [
        [96 + i * 3, 132],
        [96 + i * 9, 178],
      ],
      5,
      { fill: i % 2 === 0 ? 'i' : 't', tail: 0.4 },
    );
  }
  A.line('72,126 96,134 120,126', 12, { fill: 'v', head: 0.02, tail: 0.04, contrast: 0.1 });
  parts.sickle(A, { x: 164, y: 150, s: 1, a: 0.5 });
  pipe(A, '164,152 156,186', 7);
}

/** The sun behind a stone that has been rolled before it. */
export function eclipse(A: Ink): void {
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    const ray = [turn(100, 98, a, 60), turn(100, 98, a + 0.06, i % 2 === 0 ? 92 : 78)];
    A.line(ray, 9, { fill: i % 4 === 0 ? 'v' : 't', head: 0.1, tail: 0.6 });
  }
  A.dab(100, 98, 58, 'i');
  A.ring(100, 98, 58, 6, { dry: 2 });
  parts.eyes(A, { x: 100, y: 92, gap: 18, r: 10, kind: 'shut', on: 'ink' });
  A.line('62,132 100,146 138,132', 5, { fill: 's', head: 0.1, tail: 0.1 });
  A.path(
    'M84 138h8v10h6v10h-8v12h-10l4-12h-6v-10h6zM112 138h8v10h6v10h-8v12h-10l4-12h-6v-10h6z',
    'e',
    3,
  );
}

/** It counts what you leave behind. */
export function crowEye(A: Ink): void {
  A.shape('190,196 196,96 160,40 104,26 58,48 44,84 58,118 92,140 104,196', { fill: 'i', w: 4 });
  parts.beak(A, { x: 60, y: 92, l: 52, h: 42, dir: -1, fill: 's' });
  parts.eyes(A, { x: 106, y: 82, r: 25, kind: 'one', look: [-0.3, 0.1] });
  A.dab(98, 84, 5, 'v');
  ['150,70 176,110 180,160', '134,120 152,150 158,190', '120,40 150,56 168,84'].forEach((feather) =>
    A.line(feather, 3.4, { fill: 's', head: 0.3, tail: 0.5 }),
  );
  numbers('30,160 52,172 22,182').forEach(([x, y]) => A.dab(x, y, 5, 't'));
}
