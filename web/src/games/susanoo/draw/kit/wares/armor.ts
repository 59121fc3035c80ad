import type { Fill, Ink } from '../ink.ts';
import { numbers } from '../path.ts';

export function armor(A: Ink, o: { readonly tint?: boolean } = {}): void {
  [-1, 1].forEach((s) => {
    [0, 1, 2].forEach((i) =>
      A.line(
        [
          [100 + s * 46, 62 + i * 15],
          [100 + s * 66, 68 + i * 17],
          [100 + s * 74, 82 + i * 18],
        ],
        11,
        { head: 0.05, tail: 0.1, contrast: 0.2 },
      ),
    );
  });
  A.shape('70,50 84,58 100,60 116,58 130,50 144,78 138,122 62,122 56,78', { fill: 's', w: 5 });
  A.shape('104,62 128,58 140,80 135,118 104,118', { fill: o.tint ? 't' : 'w', w: 0 });
  [74, 88, 102].forEach((y) => {
    A.line(
      [
        [60, y],
        [100, y + 4],
        [140, y],
      ],
      2.6,
      { contrast: 0.2 },
    );
    for (let i = -3; i <= 3; i++)
      A.line(
        [
          [100 + i * 11, y + 3],
          [100 + i * 11, y + 11],
        ],
        1.8,
        { fill: i % 2 ? 'v' : 'i', contrast: 0.1 },
      );
  });
  [-1, 0, 1].forEach((s) =>
    [0, 1].forEach((i) =>
      A.line(
        [
          [100 + s * 30 - 13, 132 + i * 14],
          [100 + s * 31 + 13, 132 + i * 14],
        ],
        10,
        { head: 0.04, tail: 0.06, contrast: 0.1 },
      ),
    ),
  );
}

export function robe(A: Ink, o: { readonly fill?: Fill; readonly feather?: boolean } = {}): void {
  A.shape(
    '78,46 100,56 122,46 146,54 178,106 158,122 140,100 146,168 54,168 60,100 42,122 22,106 54,54',
    { fill: o.fill || 's', w: 5 },
  );
  A.line('80,48 96,84 110,120 112,166', 4.6, { tail: 0.2 });
  A.line('120,48 108,76 100,92', 4.2, { tail: 0.4 });
  if (o.feather)
    numbers('66,120 80,138 70,156 128,118 134,146').forEach(([x, y]) =>
      A.line(
        [
          [x, y - 10],
          [x + 5, y],
          [x, y + 10],
        ],
        7,
        { fill: 't', tail: 0.5 },
      ),
    );
  else A.shape('112,70 140,64 140,164 114,164', { fill: 't', w: 0 });
}

export function mino(A: Ink): void {
  for (let r = 0; r < 3; r++)
    for (let i = -5; i <= 5; i++)
      A.line(
        [
          [100 + i * (5 + r * 2), 52 + r * 30],
          [100 + i * (8 + r * 3), 74 + r * 32],
          [100 + i * (9 + r * 4) + A.between(-3, 3), 96 + r * 34],
        ],
        6,
        { head: 0.05, tail: 0.6, fill: (i + r) % 3 ? 'i' : 't' },
      );
  A.line('74,52 100,46 126,52', 8, { head: 0.05, tail: 0.1 });
}

export function mirror(A: Ink): void {
  A.dab(100, 98, 56, 's');
  A.ring(100, 98, 56, 9, { dry: 2 });
  A.ring(100, 98, 44, 2.4, { from: 1 });
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785 + 0.39;
    A.ring(100 + Math.cos(a) * 50, 98 + Math.sin(a) * 50, 7, 2.2);
  }
  A.shape('80,70 112,66 92,100 70,104', { fill: 't', w: 0 });
  A.line('118,118 130,104', 4, { fill: 't' });
  A.line('76,152 66,176', 4, { fill: 'v' });
  A.line('124,152 134,176', 4, { fill: 'v' });
}
