// What grows behind a skull, in its own coordinates (nape at 140, 84).
import type { Ink } from '../ink.ts';
import { at, numbers } from '../path.ts';

export type Growth = 'cherry' | 'flame' | 'wave' | 'fin' | 'cloud' | 'cedar' | 'peaks' | 'sword';

export const GROW: Readonly<Record<Growth, (A: Ink) => void>> = {
  cherry(A) {
    A.line('120,60,0.8 138,34,1 168,20,0.5', 9, { tail: 0.5 });
    A.line('134,70,0.8 158,54,1 184,54,0.5', 8, { tail: 0.5 });
    numbers('150,26 172,36 170,66').forEach(([x, y]) => {
      A.line(
        [
          [x - 4, y - 8],
          [x, y],
        ],
        2.4,
      );
      A.shape(
        [
          [x, y],
          [x + 10, y + 8],
          [x + 7, y + 19],
          [x, y + 25],
          [x - 7, y + 19],
          [x - 10, y + 8],
        ],
        { fill: 'v', w: 2.8, step: 2 },
      );
      A.line(
        [
          [x, y + 3],
          [x, y + 22],
        ],
        1.4,
        { fill: 'i', contrast: 0.1 },
      );
    });
  },
  flame(A) {
    numbers('112,60,-0.2 128,62,0.1 142,74,0.4 148,92,0.7').forEach(([x, y, l = 0], i) => {
      A.line(
        [
          [x, y + 8, 0.8],
          [x + 6 + l * 20, y - 12, 1.2],
          [x + l * 34 - 2, y - 30, 0.8],
          [x + 8 + l * 46, y - 50 + i * 8, 0.2],
        ],
        20,
        { fill: 't', head: 0.15, tail: 0.6, contrast: 0.15 },
      );
      A.line(
        [
          [x, y + 6, 0.8],
          [x + 5 + l * 18, y - 10, 1.1],
          [x + l * 30, y - 26, 0.5],
        ],
        7,
        { head: 0.2, tail: 0.6 },
      );
    });
  },
  wave(A) {
    numbers('116,60 132,66 146,82 150,102').forEach(([x, y], i) => {
      A.line(
        [
          [x - 4, y + 6],
          [x + 12, y - 16],
          [x + 32, y - 22],
          [x + 40, y - 10],
          [x + 32, y - 4],
          [x + 27, y - 11],
        ],
        9,
        { head: 0.05, tail: 0.15 },
      );
      A.line(
        [
          [x + 4, y + 2],
          [x + 16, y - 10],
          [x + 28, y - 15],
        ],
        4,
        { fill: 't', head: 0.2, tail: 0.4 },
      );
      if (i < 3) A.dab(x + 46, y - 18, 2.6, 't');
    });
  },
  fin(A) {
    A.shape('112,60 126,26 142,52 164,34 162,64 186,64 168,88 184,106 148,106 140,84', {
      fill: 's',
      w: 4,
    });
    [
      '118,58 126,49 128,36',
      '134,66 149,57 158,44',
      '142,78 161,75 174,68',
      '146,92 162,98 172,100',
    ].forEach((ray) => A.line(ray, 3, { tail: 0.4 }));
    A.shape('130,60 150,60 158,82 142,84', { fill: 't', w: 0 });
  },
  cloud(A) {
    const curl = (x: number, y: number, s: number): Ink =>
      A.shape(at(x, y, s, s, '-18,10 -22,-4 -8,-14 8,-16 20,-4 16,12 0,16'), { fill: 's', w: 4 });
    curl(150, 104, 1.1);
    curl(168, 78, 1);
    curl(128, 44, 1);
    curl(154, 54, 1.25);
    numbers('154,54,9 128,44,7 168,78,7 150,104,7').forEach(([x, y, r = 0]) =>
      A.line(
        [
          [x + r, y],
          [x, y - r],
          [x - r, y + 1],
          [x - 1, y + r * 0.7],
          [x + r * 0.3, y],
        ],
        3,
        { head: 0.1, tail: 0.2, fill: 'i' },
      ),
    );
  },
  cedar(A) {
    const tree = (x: number, y: number, h: number, a: number): Ink =>
      A.group(`translate(${x} ${y}) rotate(${a})`, () => {
        A.line(
          [
            [0, 6],
            [0, -h],
          ],
          4.5,
          { head: 0.02, tail: 0.3 },
        );
        for (let i = 0; i < 4; i++) {
          const yy = -h * (0.2 + i * 0.2);
          const w = (1 - i * 0.2) * h * 0.36;
          A.shape(
            [
              [0, yy - h * 0.24],
              [w, yy + 3],
              [w * 0.3, yy - 1],
              [0, yy + 4],
              [-w * 0.3, yy - 1],
              [-w, yy + 3],
            ],
            { fill: i % 2 ? 't' : 'i', w: 1.4, step: 2 },
          );
        }
      });
    tree(112, 58, 42, -14);
    tree(130, 62, 52, 8);
    tree(146, 76, 42, 34);
    tree(152, 96, 34, 62);
    A.dab(120, 62, 6, 't');
    A.dab(140, 76, 7, 't');
    A.dab(148, 98, 6, 't');
  },
  peaks(A) {
    const peak = (x: number, y: number, h: number, a: number): Ink =>
      A.group(`translate(${x} ${y}) rotate(${a})`, () => {
        A.shape(
          [
            [-17, 8],
            [-8, -h * 0.4],
            [0, -h],
            [0, -h],
            [6, -h * 0.55],
            [18, 8],
          ],
          { fill: 's', w: 4, step: 2 },
        );
        A.shape(
          [
            [2, -h * 0.9],
            [6, -h * 0.5],
            [16, 6],
            [4, 6],
          ],
          { fill: 't', w: 0, step: 2 },
        );
        A.line(
          [
            [-7, -h * 0.5],
            [-1, -h * 0.42],
            [5, -h * 0.52],
          ],
          2.4,
        );
      });
    peak(108, 60, 30, -8);
    peak(126, 56, 46, 4);
    peak(146, 74, 40, 30);
    peak(154, 98, 32, 58);
  },
  sword(A) {
    A.group('translate(132 66) rotate(38)', () => {
      A.path('M-6 6L-6 -84L0 -100L6 -84L6 6Z', 'e');
      A.line('-6,6 -6,-84 0,-100', 3.4, { head: 0, tail: 0.05 });
      A.line('6,6 6,-84 0,-100', 3.4, { head: 0, tail: 0.05 });
      A.line('0,0 0,-86', 1.8, { contrast: 0.1 });
      A.line('-13,6 13,6', 6, { head: 0, tail: 0, contrast: 0 });
    });
    A.line('146,86,1 170,84,0.8 190,96,0.3', 12, { head: 0.05, tail: 0.6 });
    A.line('148,98,1 168,106,0.8 182,122,0.3', 12, { head: 0.05, tail: 0.6 });
  },
};
