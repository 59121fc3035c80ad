// Emblems of the Heavenly Beings and the crest of the game, 64 x 64.
import { sign } from './sign.ts';

/** Sixteen rays of the sun. */
const rays = (): string =>
  Array.from({ length: 16 }, (_, i) => {
    const at = (r: number): string =>
      [Math.cos, Math.sin].map((of) => (32 + of((i / 8) * Math.PI) * r).toFixed(1)).join(' ');
    return `<path class="l" stroke-width="3" d="M${at(16)}L${at(26)}"/>`;
  }).join('');

const EMBLEMS: Readonly<Record<string, string>> = {
  HB01: `<circle cx="32" cy="32" r="12"/>${rays()}`,
  HB02: '<path d="M33 6c2 9 16 14 16 30a17 17 0 0 1-34 0c0-9 6-13 8-20 3 3 4 6 4 9 4-4 6-11 6-19Z"/><path class="c" d="M32 30c5 5 8 8 8 13a8 8 0 0 1-16 0c0-5 4-7 8-13Z"/>',
  HB03: '<path class="l" d="M6 38c6-10 12-10 18 0 6-10 12-10 18 0 6-10 12-10 16-2M6 48c6-10 12-10 18 0 6-10 12-10 18 0 6-10 12-10 16-2" stroke-width="4"/><path d="M20 24C22 12 38 8 46 16c-6-1-9 2-9 6 6-2 10 2 10 6-8 4-22 4-27-4Z"/>',
  HB04: '<path d="M32 8 52 26 32 58 12 26Z"/><path class="cl" d="M32 16V50M20 26 32 50 44 26" stroke-width="3"/>',
  HB05: '<path class="l" stroke-width="5" d="M32 32c0-6 10-6 10 2s-12 12-20 4-4-24 10-26 26 10 22 24-16 20-30 16"/><path d="M14 52 8 58l2-9Z"/>',
  HB06: '<path class="l" stroke-width="4" d="M10 26C18 8 46 8 54 26M14 30c4 16 32 16 36 0"/><path class="l" stroke-width="4" d="M8 44h26a6 6 0 1 1-5 9M20 50h-8"/>',
  HB07: '<path d="M14 16h30v16H14Z"/><path d="M26 32h8v24h-8Z"/><path class="cl" d="M20 16v16M38 16v16" stroke-width="3"/><path d="M46 18h6v12h-6Z"/>',
  HB08: '<path d="M8 26c6-14 42-14 48 0v6H8Z"/><path class="l" stroke-width="3.6" d="M12 32v20M20 32v22M28 32v23M36 32v23M44 32v22M52 32v20"/>',
  HB09: '<path d="M40 8A25 25 0 1 0 56 44 21 21 0 0 1 40 8Z"/><circle cx="48" cy="22" r="3"/>',
  HB10: '<path d="M32 54 8 26C18 8 46 8 56 26Z"/><path class="cl" stroke-width="2.6" d="M32 54 18 16M32 54V12M32 54 46 16"/><path class="l" d="M32 54v6" stroke-width="4"/>',
};

export const emblem = (being: string, size = 40): string =>
  sign('emblem', 64, EMBLEMS[being] ?? '', size, '');

const WAVE =
  'M6 44c6-6 10-2 13 1 4-5 9-5 13 0 4-5 9-5 13 0 3-3 7-7 13-1-3 9-14 16-26 16S9 53 6 44Z';
/** The crest of the game: a wave with eight heads. */
export function mark(size = 32): string {
  const necks = Array.from({ length: 8 }, (_, i) => {
    const x = 14 + i * 5.1;
    const h = 14 + Math.sin((i / 7) * Math.PI) * 14;
    const s = i < 4 ? -1 : 1;
    const to = [x, 44 - h * 0.6, x + s, 44 - h, x + s * 3.6, 43 - h].map((v) => v.toFixed(1));
    return `<path class="l" stroke-width="2.6" d="M${x.toFixed(1)} 44C${to.join(' ')}"/>`;
  });
  const ring = '<circle class="o" cx="32" cy="32" r="29" stroke-width="3"/>';
  return sign('emblem', 64, `${ring}${necks.join('')}<path d="${WAVE}"/>`, size, '');
}
