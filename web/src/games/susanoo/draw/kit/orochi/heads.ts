// The eight heads: a skull in profile, and what grows on it.
import { Ink, type Element, type Grain } from '../ink.ts';
import { aura } from '../parts/aura.ts';
import { numbers, type Point } from '../path.ts';
import { GROW, type Growth } from './grow.ts';
import { neck } from './neck.ts';

export interface Head {
  readonly el: Element;
  readonly seed: number;
  readonly grow: Growth;
  readonly tilt?: number;
  readonly gape?: number;
  readonly sx?: number;
  readonly sy?: number;
  readonly eye?: 'cherry';
  readonly breath?: boolean;
  readonly calm?: boolean;
}

// Of the Winter-Cherry Eyes, the Inflamed Belly, the River in Flood, the Eight Valleys, the Gathering Clouds, Cedar and
// Moss, the Eight Peaks, the Hidden Sword.
export const HEADS = {
  OR01: { el: 'fire', seed: 41, grow: 'cherry', eye: 'cherry', tilt: -5, gape: 2 },
  OR02: { el: 'fire', seed: 42, grow: 'flame', breath: true, tilt: 6, gape: 9, sx: 1.02 },
  OR03: { el: 'water', seed: 43, grow: 'wave', tilt: -12, gape: 4, sy: 0.96 },
  OR04: { el: 'water', seed: 44, grow: 'fin', sx: 1.07, gape: 1 },
  OR05: { el: 'air', seed: 45, grow: 'cloud', tilt: 8, gape: -3, sx: 0.94 },
  OR06: { el: 'earth', seed: 46, grow: 'cedar', tilt: -3, gape: -4, sy: 1.06, calm: true },
  OR07: { el: 'earth', seed: 47, grow: 'peaks', sx: 1.05, sy: 1.05, gape: 6 },
  OR08: { el: 'void', seed: 48, grow: 'sword', tilt: -9, sx: 0.93, gape: 5, calm: true },
} as const satisfies Record<string, Head>;

export type HeadId = keyof typeof HEADS;
export const isHead = (id: string): id is HeadId => id in HEADS;

/** The picture on its card, 200 x 200. */
export function drawHead(id: HeadId, grain?: Grain): string {
  const head: Head = HEADS[id];
  const A = new Ink(head.seed, grain);
  aura(A, { el: head.el, x: 100, y: 92, r: 86, base: 186 });
  neck(A, '128,104,.95 146,132,1 142,164,1.1 126,190,1.2 122,214,1.3', 52, 1);
  A.group('translate(-6 -4)', () => {
    mane(A);
    skull(A, head, false);
  });
  if (head.breath)
    numbers('30,84 18,72 22,98').forEach(([x, y], i) => {
      const flame: Point[] = [
        [x + 6, y + 2],
        [x - 4, y - 8],
        [x - 8, y - 22 - i * 3],
      ];
      A.line(flame, 11, { fill: 't', head: 0.2, tail: 0.7 });
    });
  return A.body;
}

export function skull(A: Ink, head: Head, asleep: boolean): void {
  const { tilt = 0, sx = 1, sy = 1 } = head;
  A.group(`translate(132 100) rotate(${tilt}) scale(${sx} ${sy}) translate(-132 -100)`, () => {
    GROW[head.grow](A);
    jaw(A, head.gape ?? 0);
    tongue(A, asleep);
    brow(A);
    if (asleep) shutEye(A);
    else openEye(A, head);
  });
}

const tooth = (A: Ink, x: number, y: number, w: number, h: number): Ink =>
  A.path(`M${x - w} ${y}H${x + w}L${x + w * 0.2} ${y + h}Z`, 'e', 1.6);

/** The lower jaw, turned by the gape, and what is in it. */
function jaw(A: Ink, gape: number): void {
  A.shape(`46,94 66,94 96,102 118,106 100,${120 + gape} 62,${114 + gape * 0.8} 44,110`, {
    fill: 'v',
    w: 0,
  });
  A.group(`rotate(${-gape} 118 108)`, () => {
    A.shape('118,104 92,112 60,110 40,108 34,114 42,126 70,136 104,138 136,130', { w: 4.4 });
    tooth(A, 52, 111, 3, -11);
    tooth(A, 70, 113, 3, -9);
    A.line('54,134,1 48,150,.8 54,166,.3', 5, { head: 0.05, tail: 0.7 });
    A.line('72,138,1 70,152,.8 76,164,.3', 5, { head: 0.05, tail: 0.7 });
  });
}

function tongue(A: Ink, asleep: boolean): void {
  if (asleep) {
    A.line('84,110 64,122 44,130 40,150', 11, { head: 0.05, tail: 0.1, contrast: 0.1 });
    A.line('84,110 64,122 44,130 40,148', 7, { fill: 'v', head: 0.05, tail: 0.1, contrast: 0.1 });
    return;
  }
  A.line('92,108 66,104 40,106 20,98', 5, { head: 0.05, tail: 0.4, contrast: 0.1 });
  A.line('26,100 12,92', 3.4, { tail: 0.6 });
  A.line('24,100 10,104', 3.4, { tail: 0.6 });
}

/** The upper jaw with its teeth: nostril, lip, cheek, whiskers. */
function brow(A: Ink): void {
  tooth(A, 44, 94, 4, 16);
  tooth(A, 62, 94, 3, 10);
  tooth(A, 76, 97, 3, 9);
  tooth(A, 90, 101, 3, 8);
  A.shape(
    '150,92 130,60 104,52 84,62 60,62 40,70 28,84 34,95 54,95 80,95 102,105 124,116 148,128',
    { w: 5 },
  );
  A.shape('112,70 134,76 146,98 142,120 118,108 104,94', { fill: 'w', w: 0 });
  A.shape('60,66 84,66 100,58 122,64 112,72 86,78 58,76', { fill: 't', w: 0 });
  A.line('34,88 40,78 50,80 46,87', 3.4, { head: 0.1, tail: 0.2 });
  A.line('36,95 58,90 84,94 106,106 112,98', 3.4, { head: 0.1, tail: 0.3 });
  A.line('120,104 128,96 128,84', 3, { tail: 0.5 });
  A.line('134,112 142,102 142,90', 3, { tail: 0.5 });
  A.line('40,92,1 22,112,1 26,136,.7 10,152,.3', 4.4, { head: 0.05, tail: 0.6 });
}

function shutEye(A: Ink): void {
  A.line('84,76 94,82 106,76', 4.4, { head: 0.2, tail: 0.3 });
  A.line('82,66 96,62 112,66', 6, { head: 0.2, tail: 0.5 });
}

function openEye(A: Ink, { eye, calm }: Head): void {
  A.dab(95, 76, 10, 'e', 8.4);
  A.ring(95, 76, 10, 2.6, { ry: 8.4, from: -2.4, sweep: 6.1 });
  A.dab(92, 77, eye === 'cherry' ? 6 : 3.4, 'v', 5.4);
  A.dab(92, 77, 1.8, 'i', 4.2);
  const lid = calm
    ? '76,66,.5 90,63,1 108,64,1 122,72,.4'
    : '74,74,.5 88,68,1 104,60,1.1 124,54,.4';
  A.line(lid, 9, { head: 0.2, tail: 0.5 });
}

const LOCKS = [
  '126,118 140,136 136,158 146,176',
  '138,116 156,132 154,156 168,170',
  '146,104 168,118 170,140 186,150',
  '112,126 122,146 116,162',
  '150,94 174,98 186,116 200,120',
];
/** Hair from cheek and nape, over the neck. */
export function mane(A: Ink): void {
  LOCKS.forEach((lock, i) => {
    const fading = numbers(lock).map(([x, y], k): Point => [x, y, 1 - k * 0.2]);
    A.line(fading, 15 - i, { head: 0.05, tail: 0.7 });
  });
  A.line('140,122 150,136 150,152', 2, { fill: 's', head: 0.3, tail: 0.6 });
  A.line('152,112 162,124 164,138', 2, { fill: 's', head: 0.3, tail: 0.6 });
}
