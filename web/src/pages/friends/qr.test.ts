// Compared with what qrcodegen 1.8 makes of the same bytes (correction M, its own choice of a mask).
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrCode } from './qr.ts';

const drawn = (text: string): string =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');
const digest = (text: string): string =>
  createHash('sha256').update(drawn(text)).digest('hex').slice(0, 16);

it('is the smallest code for one letter', () => {
  expect(drawn('a').split('\n')).toEqual([
    '#######..#.##.#######',
    '#.....#.#.##..#.....#',
    '#.###.#.##.#..#.###.#',
    '#.###.#.#.##..#.###.#',
    '#.###.#..#..#.#.###.#',
    '#.....#...##..#.....#',
    '#######.#.#.#.#######',
    '........##...........',
    '#.....#.#.##.##..###.',
    '#..##......###.###..#',
    '..#.###..##.#.##.....',
    '.#.#.#.##..#####.#.#.',
    '##.#..####.##########',
    '........##..#.....#.#',
    '#######..###.#..####.',
    '#.....#...#...#...###',
    '#.###.#..###.#..###..',
    '#.###.#..#.#####.#...',
    '#.###.#..#.###.###.##',
    '#.....#...######.#...',
    '#######.#.#.#..#..##.',
  ]);
});

it('is the same as another program makes, with one block and with several', () => {
  const link =
    'http://192.168.1.20:8080/table/tabcdefghijk#i=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
  expect(digest(link)).toBe('38d05d3981b34a74');
  expect(digest('y'.repeat(150))).toBe('b7dc8e79a150f6cd');
  expect(digest('z'.repeat(213))).toBe('e1472b1a94a2ad88');
});

it('has no code for what is too long', () => {
  expect(qrCode('z'.repeat(214))).toBeNull();
});
