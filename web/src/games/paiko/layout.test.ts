import { expect, it } from 'vitest';
import { layoutFor } from './layout.ts';

// Boxes: the window without the bar, and on a wide page without the panel.
it('a phone has rows, and the board its whole width', () => {
  expect(layoutFor(390, 800)).toMatchObject({ kind: 'rows', short: false, tall: true, board: 390 });
  expect(layoutFor(360, 596)).toMatchObject({ kind: 'rows', short: true, board: 359 });
});
it('a desktop has the column beside the board', () => {
  expect(layoutFor(980, 748)).toMatchObject({ kind: 'wide', broad: false, board: 724 });
  expect(layoutFor(1092, 848)).toMatchObject({ kind: 'wide', broad: true, board: 816 });
});
it('a small laptop has less room for trays', () => {
  expect(layoutFor(1066, 598)).toMatchObject({ kind: 'wide', tight: true, board: 574 });
  expect(layoutFor(980, 748)).toMatchObject({ tight: false });
});
it('a phone that lies has three columns', () => {
  expect(layoutFor(844, 346)).toMatchObject({ kind: 'low', board: 346 });
  expect(layoutFor(640, 316)).toMatchObject({ kind: 'low', board: 300 });
});
it('a tablet has rows when it stands and columns when it lies', () => {
  expect(layoutFor(768, 980)).toMatchObject({ kind: 'rows', board: 614 });
  expect(layoutFor(1024, 716)).toMatchObject({ kind: 'wide', board: 692 });
});
