import { sign } from './sign.ts';

const PIPS: Readonly<Record<number, string>> = {
  1: '12,12',
  2: '6.8,6.8 17.2,17.2',
  3: '6.8,6.8 12,12 17.2,17.2',
  4: '6.8,6.8 17.2,6.8 6.8,17.2 17.2,17.2',
  5: '6.8,6.8 17.2,6.8 12,12 6.8,17.2 17.2,17.2',
  6: '6.8,6.8 17.2,6.8 6.8,12 17.2,12 6.8,17.2 17.2,17.2',
};

/** A die with its pips; its number is said beside it, or by the label. */
export function die(face: number, size = 20, label = ''): string {
  const pips = (PIPS[face] ?? '').split(' ').map((at) => {
    const [x, y] = at.split(',');
    return `<circle cx="${x}" cy="${y}" r="2.1"/>`;
  });
  const side = '<rect x="2" y="2" width="20" height="20" rx="4.5"/>';
  return sign('die', 24, side + pips.join(''), size, label);
}
