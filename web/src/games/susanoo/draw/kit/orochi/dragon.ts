// Orochi: one dragon, eight necks, in 640 x 320.
import { Ink, type Grain } from '../ink.ts';
import { at, numbers, type Point } from '../path.ts';
import { HEADS, mane, skull, type Head, type HeadId } from './heads.ts';
import { neck } from './neck.ts';

/** A sketch; on the table, fighting; painted, asleep from sake. */
export type NeckState = 'far' | 'near' | 'won';

interface Neck {
  readonly id: HeadId;
  /** From the nape over two bends to where it leaves the waves. */
  readonly path: string;
  readonly looks: 'left' | 'right';
  readonly size: number;
}

// Back to front.
export const NECKS: readonly Neck[] = [
  { id: 'OR03', path: '214,96 250,150 262,208 296,280', looks: 'left', size: 0.56 },
  { id: 'OR06', path: '426,96 390,150 378,208 344,280', looks: 'right', size: 0.56 },
  { id: 'OR02', path: '142,136 190,190 222,250 280,292', looks: 'left', size: 0.58 },
  { id: 'OR07', path: '498,136 450,190 418,250 360,292', looks: 'right', size: 0.58 },
  { id: 'OR01', path: '104,226 150,258 190,296 256,306', looks: 'left', size: 0.6 },
  { id: 'OR08', path: '536,226 490,258 450,296 384,306', looks: 'right', size: 0.6 },
  { id: 'OR04', path: '284,170 308,206 322,248 306,300', looks: 'left', size: 0.68 },
  { id: 'OR05', path: '360,168 332,206 318,252 334,300', looks: 'right', size: 0.68 },
];
const PRESSURE = [0.84, 0.95, 1.08, 1.25];

/** One neck with its head: the states of a neck differ by class, and asleep by its face. */
export function drawNeck({ id, path, looks, size }: Neck, asleep: boolean, grain: Grain): string {
  const head: Head = HEADS[id];
  const A = new Ink(head.seed + 58, grain);
  const points = numbers(path).map(([x, y], i): Point => [x, y, PRESSURE[i] ?? 1]);
  const [nape = [0, 0] as Point] = points;
  const [rootX] = points.at(-1) ?? nape;
  const back = looks === 'left' ? 1 : -1;
  neck(A, [...points, [rootX + (320 - rootX) * 0.2, 336, 1.4]], 46 * size, back);
  const place = `translate(${nape[0]} ${nape[1]}) scale(${back * size} ${size}) translate(-132 -100)`;
  A.group(place, () => {
    mane(A);
    skull(A, head, asleep);
  });
  return A.body;
}

export function drawSea(grain: Grain): string {
  const A = new Ink(99, grain);
  waves(A, 304, 9, 17, 40, 590);
  waves(A, 320, 8, 15, 10, 640);
  return A.body;
}

const CREST = '-.3,1.3 -.1,.3 .3,-.7 .78,-1 1.06,-.35 .84,-.2 .7,-.45 .56,.2 1.3,1.3';
/** Waves that curl over, from left to right. */
function waves(A: Ink, y: number, count: number, h: number, from: number, to: number): void {
  const step = (to - from) / count;
  for (let i = 0; i < count; i++) {
    const x = from + i * step;
    A.shape(at(x, y, step, h, CREST), { w: 3.4 });
    A.line(at(x, y, step, h, '.02,.7 .26,-.1 .56,-.6'), 2.2, { head: 0.3, tail: 0.4, fill: 't' });
    A.line(at(x, y, step, h, '.24,.9 .4,.2 .56,-.2'), 2.2, { head: 0.3, tail: 0.4, fill: 't' });
    A.dab(x + step * 1.1, y - h * 0.62, 1.8);
    A.dab(x + step * 0.96, y - h * 1.08, 1.3);
  }
}
