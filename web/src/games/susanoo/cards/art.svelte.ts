// Pictures of cards: the kit is fetched once the first one has been asked for and the table has been shown, and each is
// drawn once.
import type { Grain } from '../draw/kit/ink.ts';
import type * as Pictures from '../draw/pictures.ts';

type Kit = typeof Pictures;
let kit = $state.raw<Kit | null>(null);
let asked = false;

/** The frame that is being drawn goes first: a task asked for in it comes after its paint. A hidden tab has no frames. */
const afterPaint = (act: () => void): void => {
  if (document.visibilityState === 'hidden') setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
};

function fetched(): Kit | null {
  if (!asked) {
    asked = true;
    afterPaint(() => {
      import('../draw/pictures.ts').then(
        (found) => (kit = found),
        () => (asked = false), // the sign of its kind stands for it, and the next picture asks again
      );
    });
  }
  return kit;
}

/** The inside of a box of 200 × 200; empty until it is there. */
export const drawn = (id: string, grain: Grain = 'fine'): string =>
  id === '' ? '' : (fetched()?.pictureOf(id, grain) ?? '');

/** The brushed border of a foe's card; empty until it is there. */
export const drawnEdge = (id: string): string => fetched()?.edgeOf(id) ?? '';

/** The big drawing of Orochi; empty until it is there. */
export const drawnOrochi = (states: Parameters<Kit['orochi']>[0]): string =>
  fetched()?.orochi(states) ?? '';
export const drawnSeal = (head: string): readonly [number, number] | null =>
  fetched()?.sealAt(head) ?? null;
