// The picture of any card. All of this is fetched when the first picture is seen, never with the table.
import { YOKAI } from './kit/bestiary/index.ts';
import { drawEdge } from './kit/edge.ts';
import type { Grain } from './kit/ink.ts';
import { drawNeck, drawSea, NECKS, type NeckState } from './kit/orochi/dragon.ts';
import { drawHead, isHead } from './kit/orochi/heads.ts';
import { drawRecipe } from './kit/recipe.ts';
import { drawWare } from './kit/wares/index.ts';

const drawn = new Map<string, string>();
function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = draw();
  drawn.set(key, made);
  return made;
}

/** The inside of an svg with viewBox 0 0 200 200; empty where a card has no picture. */
export const pictureOf = (id: string, grain: Grain = 'fine'): string =>
  once(`${id}.${grain}`, () => {
    const yokai = YOKAI[id];
    if (yokai) return drawRecipe(yokai, grain);
    return isHead(id) ? drawHead(id, grain) : drawWare(id, grain);
  });

/** The brushed border of its card: 240 x 336, each by the same hand and none like another. */
export const edgeOf = (id: string): string =>
  once(`${id}.edge`, () => drawEdge(Number(id.slice(2)) + 300));

/** The big drawing, 640 x 320: every neck a group with its state as its class, then the sea. Heads left out are far. */
export function orochi(states: Readonly<Record<string, NeckState>>): string {
  const necks = NECKS.map((neck) => {
    const state = states[neck.id] ?? 'far';
    const asleep = state === 'won';
    const body = once(`${neck.id}.neck.${asleep}`, () => drawNeck(neck, asleep, 'large'));
    return `<g class="neck ${state}" data-id="${neck.id}">${body}</g>`;
  });
  return `${necks.join('')}<g class="sea el-water">${once('sea', () => drawSea('large'))}</g>`;
}

/** Where the seal of its owner hangs on a neck of the big drawing. */
export function sealAt(head: string): readonly [number, number] {
  const path = NECKS.find(({ id }) => id === head)?.path ?? '0,0 0,0';
  const [nape, bend] = path.split(' ').map((point) => point.split(',').map(Number));
  const along = (i: 0 | 1): number =>
    (nape?.[i] ?? 0) + ((bend?.[i] ?? 0) - (nape?.[i] ?? 0)) * 0.75;
  return [along(0), along(1)];
}
