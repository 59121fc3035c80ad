// A QR code (ISO/IEC 18004) as rows of dark and light: bytes, error correction M, versions 1 to 10, which is room for
// 213 characters; enough for a link, and small enough to read here.

/** By version: bytes of data in each block, how many such blocks, then one byte longer ones, bytes of correction. */
const BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [16, 1, 0, 10],
  [28, 1, 0, 16],
  [44, 1, 0, 26],
  [32, 2, 0, 18],
  [43, 2, 0, 24],
  [27, 4, 0, 16],
  [31, 4, 0, 18],
  [38, 2, 2, 22],
  [36, 3, 2, 22],
  [43, 4, 1, 26],
];
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

// The field of 256 elements in which the correction is worked out.
const power: number[] = [];
const exponent: number[] = [];
for (let value = 1, index = 0; index < 255; index += 1) {
  power[index] = value;
  exponent[value] = index;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (power[((exponent[a] ?? 0) + (exponent[b] ?? 0)) % 255] ?? 0);

function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let root = 0; root < count; root += 1) {
    const factor = power[root] ?? 0;
    const next = [...divisor, 0];
    divisor.forEach(
      (term, index) => (next[index + 1] = (next[index + 1] ?? 0) ^ times(term, factor)),
    );
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at] ?? 0;
    divisor.forEach(
      (term, index) => (rest[at + index] = (rest[at + index] ?? 0) ^ times(term, lead)),
    );
  }
  return rest.slice(data.length);
}

const room = (version: number): number => {
  const [size, short, long] = BLOCKS[version - 1] ?? [0, 0, 0];
  return size * short + (size + 1) * long;
};
/** Bits that say how many bytes follow. */
const countBits = (version: number): number => (version < 10 ? 8 : 16);

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
}

function dataOf(bytes: readonly number[], version: number): number[] {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, countBits(version)),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
  ];
  const most = room(version) * 8;
  bits.push(...Array<number>(Math.min(4, most - bits.length)).fill(0));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room(version); pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Blocks with their correction, one byte of each in turn. */
function woven(data: readonly number[], version: number): number[] {
  const [size = 0, short = 0, long = 0, extra = 0] = BLOCKS[version - 1] ?? [];
  const blocks: number[][] = [];
  let at = 0;
  for (let block = 0; block < short + long; block += 1) {
    const length = size + (block < short ? 0 : 1);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => correction(block, extra));
  const inTurn = (lists: readonly (readonly number[])[]): number[] => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, index) =>
      lists.flatMap((list) => list[index] ?? []),
    ).flat();
  };
  return [...inTurn(blocks), ...inTurn(checks)];
}

/** A number with its check bits behind it, by a divisor of so many bits. */
function checked(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let at = 31 - Math.clz32(rest); rest !== 0 && at >= bits; at = 31 - Math.clz32(rest))
    rest ^= divisor << (at - bits);
  return (value << bits) | rest;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Sheet {
  readonly size: number;
  readonly dark: boolean[][];
  /** Squares that belong to the pattern itself. */
  readonly taken: boolean[][];
  constructor(version: number) {
    this.size = 17 + 4 * version;
    const empty = (): boolean[][] =>
      Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.taken = empty();
  }
  set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    (this.dark[row] as boolean[])[column] = dark;
    (this.taken[row] as boolean[])[column] = true;
  }
  is(row: number, column: number): boolean {
    return this.dark[row]?.[column] ?? false;
  }
}

function drawPatterns(sheet: Sheet, version: number): void {
  const { size } = sheet;
  for (let at = 0; at < size; at += 1) {
    sheet.set(6, at, at % 2 === 0);
    sheet.set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    for (let dr = -4; dr <= 4; dr += 1)
      for (let dc = -4; dc <= 4; dc += 1) {
        const ring = Math.max(Math.abs(dr), Math.abs(dc));
        sheet.set(row + dr, column + dc, ring !== 2 && ring !== 4);
      }
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.at(-1);
  for (const row of centres)
    for (const column of centres) {
      const corner =
        (row === 6 && column === 6) ||
        (row === 6 && column === last) ||
        (row === last && column === 6);
      if (corner) continue;
      for (let dr = -2; dr <= 2; dr += 1)
        for (let dc = -2; dc <= 2; dc += 1)
          sheet.set(row + dr, column + dc, Math.max(Math.abs(dr), Math.abs(dc)) !== 1);
    }
}

/** Which mask and which correction it has, twice; the version too where it is large. */
function drawFormat(sheet: Sheet, version: number, mask: number): void {
  const { size } = sheet;
  const bits = checked(mask, 10, 0x537) ^ 0x5412; // correction M is 00
  const bit = (index: number): boolean => ((bits >> index) & 1) === 1;
  for (let i = 0; i <= 5; i += 1) sheet.set(i, 8, bit(i));
  sheet.set(7, 8, bit(6));
  sheet.set(8, 8, bit(7));
  sheet.set(8, 7, bit(8));
  for (let i = 9; i < 15; i += 1) sheet.set(8, 14 - i, bit(i));
  for (let i = 0; i < 8; i += 1) sheet.set(8, size - 1 - i, bit(i));
  for (let i = 8; i < 15; i += 1) sheet.set(size - 15 + i, 8, bit(i));
  sheet.set(size - 8, 8, true);
  if (version < 7) return;
  const told = checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i += 1) {
    const dark = ((told >> i) & 1) === 1;
    sheet.set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    sheet.set(size - 11 + (i % 3), Math.floor(i / 3), dark);
  }
}

/** In pairs of columns from the right, up and down in turn; masked as it goes. */
function drawData(sheet: Sheet, bytes: readonly number[], mask: number): void {
  const { size } = sheet;
  const flips = MASKS[mask] ?? (() => false);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step;
        if (sheet.taken[row]?.[column]) continue;
        const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at += 1;
        (sheet.dark[row] as boolean[])[column] = (bit === 1) !== flips(row, column);
      }
  }
}

/** How hard it is for a camera: runs, blocks, what looks like a corner, too much of one kind. */
function penalty(sheet: Sheet): number {
  const { size } = sheet;
  let sum = 0;
  let darks = 0;
  const corner = /(?=10111010000|00001011101)/g;
  for (let line = 0; line < size; line += 1)
    for (const turned of [false, true]) {
      const text = Array.from({ length: size }, (_, at) =>
        (turned ? sheet.is(at, line) : sheet.is(line, at)) ? '1' : '0',
      ).join('');
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
      sum += 40 * [...text.matchAll(corner)].length;
      if (!turned) darks += text.replaceAll('0', '').length;
    }
  for (let row = 0; row + 1 < size; row += 1)
    for (let column = 0; column + 1 < size; column += 1) {
      const dark = sheet.is(row, column);
      const same =
        dark === sheet.is(row, column + 1) &&
        dark === sheet.is(row + 1, column) &&
        dark === sheet.is(row + 1, column + 1);
      if (same) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((darks * 20) / (size * size) - 10));
}

/** Null: the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const fits = (version: number): boolean =>
    4 + countBits(version) + bytes.length * 8 <= room(version) * 8;
  const version = BLOCKS.findIndex((_, index) => fits(index + 1)) + 1;
  if (version === 0) return null;
  const data = woven(dataOf(bytes, version), version);
  let best: { sheet: Sheet; cost: number } | null = null;
  for (let mask = 0; mask < MASKS.length; mask += 1) {
    const sheet = new Sheet(version);
    drawPatterns(sheet, version);
    drawFormat(sheet, version, mask);
    drawData(sheet, data, mask);
    const cost = penalty(sheet);
    if (!best || cost < best.cost) best = { sheet, cost };
  }
  return best?.sheet.dark ?? null;
}
