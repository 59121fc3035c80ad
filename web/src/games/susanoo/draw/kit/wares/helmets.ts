import type { Ink } from '../ink.ts';
import { pipe } from './pipe.ts';
import { numbers } from '../path.ts';
import * as parts from '../parts/index.ts';
import { sun } from './sun.ts';

export function kabuto(A: Ink, o: { readonly crest?: 'sun' } = {}): void {
  A.shape('100,62 140,78 152,112 150,124 100,118 50,124 48,112 60,78', { fill: 's', w: 5.5 });
  A.shape('104,66 138,80 148,118 104,115', { fill: 'w', w: 0 });
  for (let i = -2; i <= 2; i++)
    A.line(
      [
        [100 + i * 6, 64],
        [100 + i * 17, 92],
        [100 + i * 21, 117],
      ],
      2.4,
      { tail: 0.3 },
    );
  [0, 1, 2].forEach((i) =>
    A.line(
      [
        [44 - i * 5, 126 + i * 13],
        [72, 128 + i * 12],
        [100, 126 + i * 11],
        [128, 128 + i * 12],
        [156 + i * 5, 126 + i * 13],
      ],
      9,
      { head: 0.04, tail: 0.06, contrast: 0.2 },
    ),
  );
  if (o.crest === 'sun') sun(A, 100, 50, 14, 9);
  else {
    pipe(A, '96,76,1 78,52,1 70,22,0.5', 9, { tail: 0.5 });
    pipe(A, '104,76,1 122,52,1 130,22,0.5', 9, { tail: 0.5 });
  }
  A.dab(100, 84, 6, 'v');
}

export function mask(A: Ink, o: { readonly mad?: boolean } = {}): void {
  parts.horns(A, { x: 100, y: 56, gap: 30, h: 36, w: 14, out: 14, rings: true });
  parts.head(A, { x: 100, y: 104, rx: 48, ry: 54, chin: 0.86, wash: true });
  parts.eyes(A, { x: 100, y: 92, gap: 21, r: 11, kind: 'angry', mad: o.mad });
  parts.nose(A, { x: 100, y: 114, kind: 'dots' });
  parts.mouth(A, { x: 100, y: 130, w: 28, h: 13, kind: 'fang', down: [-0.5, 0.5] });
  A.line('52,108 34,122 38,150', 3, { fill: 'v' });
  A.line('148,108 166,122 162,150', 3, { fill: 'v' });
}

export function crown(A: Ink): void {
  A.shape('52,140 46,84 70,108 86,60 100,104 114,60 130,108 154,84 148,140 100,150', {
    fill: 's',
    w: 5,
  });
  A.line('52,128 100,138 148,128', 4, { contrast: 0.2 });
  numbers('86,56 114,56 46,80 154,80').forEach(([x, y]) => {
    A.dab(x, y, 6, 't');
    A.ring(x, y, 6, 2.4);
  });
  [70, 100, 130].forEach((x) =>
    A.line(
      [
        [x - 10, 124],
        [x - 4, 112],
        [x + 5, 112],
        [x + 8, 122],
        [x + 2, 124],
      ],
      3.4,
      { fill: 't', head: 0.1 },
    ),
  );
  A.dab(100, 118, 6, 'v');
}

export function dishcap(A: Ink): void {
  parts.dish(A, { x: 100, y: 92, r: 56 });
  A.line('60,130 100,150 140,130', 3);
}

export function tokin(A: Ink): void {
  A.group('translate(-100 -60) scale(2)', () => parts.tokin(A, { x: 100, y: 78 }));
}

export function kasa(A: Ink): void {
  A.shape('100,52 140,88 176,124 100,138 24,124 60,88', { fill: 's', w: 5.5 });
  for (let i = -3; i <= 3; i++)
    A.line(
      [
        [100 + i * 3, 58],
        [100 + i * 14, 96],
        [100 + i * 23, 130 - Math.abs(i) * 2],
      ],
      2,
      { tail: 0.3 },
    );
  A.line('62,136 74,158 100,166 126,158 138,136', 3.6, { fill: 'v', head: 0.05 });
}

export function circlet(A: Ink): void {
  for (let i = 0; i < 9; i++) {
    const a = 0.35 + (i / 8) * 2.45;
    const x = 100 - Math.cos(a) * 58;
    const y = 70 + Math.sin(a) * 62;
    if (i === 4) {
      A.shape(
        [
          [x - 12, y - 8],
          [x + 6, y - 14],
          [x + 14, y - 2],
          [x + 4, y + 10],
          [x + 8, y + 22],
          [x - 6, y + 12],
        ],
        { fill: 'v', w: 4 },
      );
      A.dab(x + 2, y - 4, 2.6, 'e');
    } else {
      A.dab(x, y, 8, 't');
      A.ring(x, y, 8, 3);
    }
  }
  A.line('46,94 60,60 100,46 140,60 154,94', 3);
}
