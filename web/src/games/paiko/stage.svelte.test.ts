// @vitest-environment jsdom
// Two turns of the mock-ups' game, event by event: what stands on the screen after each, and what is heard.
import { expect, it } from 'vitest';
import type { Tableau } from '../../engine/wire.ts';
import moments from './fixtures/moments.json';
import type { Event } from './log.ts';
import { readPosition } from './position.ts';
import { Stage } from './stage.svelte.ts';

const before = readPosition(moments.turn35.tableau as unknown as Tableau);
const after = readPosition(moments.reward.tableau as unknown as Tableau);
const event = (kind: Event['kind'], part: Partial<Event>): Event => ({
  sequence: 0,
  ply: 0,
  kind,
  who: 1,
  types: [],
  from: null,
  deployed: null,
  over: null,
  square: null,
  facing: null,
  ...part,
});
const events = [
  event('deployed', { types: ['Fi'], square: 'j5', facing: 3 }),
  event('captured', { who: 2, types: ['Er'], square: 'h4' }),
  event('rewarded', { who: 2, types: ['Sa'] }),
  event('deployed', { who: 2, types: ['Bw'], square: 'j9', facing: 2 }),
  event('captured', { who: 1, types: ['Fi'], square: 'j5' }),
];
const nowhere = { piece: () => null, well: () => null, at: () => null };
const standing = (stage: Stage): string[] =>
  stage.pieces
    .map(({ seat, type, square, facing }) => `${seat}${type}${square}${facing ?? ''}`)
    .sort();
const truth = (position: typeof before): string[] =>
  position.tiles
    .map(({ seat, type, square, facing }) => `${seat}${type}${square}${facing ?? ''}`)
    .sort();

it('tells event after event, in their order, and ends as the position says', async () => {
  const stage = new Stage(nowhere);
  stage.show(before);
  const heard: string[] = [];
  const seen: string[] = [];
  stage.onsound = (name) => heard.push(name);
  stage.onevent = ({ kind, square }) =>
    seen.push(`${kind} ${square ?? ''} ${stage.pieces.length}`.trim());
  await stage.tell(events, after, 'quick', false);
  expect(seen).toEqual([
    'deployed j5 18',
    'captured h4 17',
    'rewarded  17',
    'deployed j9 18',
    'captured j5 17',
  ]);
  expect(heard).toEqual(['place', 'capture', 'pick', 'place', 'capture']);
  expect(standing(stage)).toEqual(truth(after));
  expect([stage.moving, stage.lines, stage.struck]).toEqual([false, [], null]);
});

it('a tile keeps its piece when it shifts, turns and is redeployed', async () => {
  const stage = new Stage(nowhere);
  stage.show(before);
  const id = (square: string): number | undefined =>
    stage.pieces.find((one) => one.square === square)?.id;
  const [sword, bow, water] = [id('j6'), id('l6'), id('k6')];
  const ids: (number | undefined)[] = [];
  stage.onevent = ({ square }) => ids.push(id(square ?? ''));
  await stage.tell(
    [
      event('shifted', { types: ['Sw'], from: 'j6', square: 'i5' }),
      event('turned', { types: ['Bw'], square: 'l6', facing: 0 }),
      event('redeployed', { types: ['Wa'], from: 'k6', square: 'c5' }),
    ],
    before,
    'normal',
    false,
  );
  expect(ids).toEqual([sword, bow, water]);
  expect(standing(stage)).toEqual(truth(before));
});

it('a Sai is laid down before it goes on with its bonus', async () => {
  const stage = new Stage(nowhere);
  stage.show(before);
  const heard: string[] = [];
  stage.onsound = (name) => heard.push(name);
  let ended = '';
  stage.onevent = () => (ended = stage.pieces.at(-1)?.square ?? '');
  const sai = event('bonus', {
    types: ['Sa'],
    deployed: 'c5',
    over: 'c6',
    square: 'd6',
    facing: 1,
  });
  await stage.tell([sai], before, 'quick', false);
  expect([ended, heard]).toEqual(['d6', ['place', 'place']]);
});

it('without motion, or told something impossible, it shows the end', async () => {
  const stage = new Stage(nowhere);
  stage.show(before);
  await stage.tell(events, after, 'off', false);
  expect(standing(stage)).toEqual(truth(after));
  await stage.tell(
    [event('shifted', { types: ['Sw'], from: 'a7', square: 'b7' })],
    before,
    'normal',
    false,
  );
  expect(standing(stage)).toEqual(truth(before));
});

it('a touch, or the next move, ends what is moving', async () => {
  const stage = new Stage(nowhere);
  stage.show(before);
  const first = stage.tell(events, after, 'normal', false);
  expect(stage.moving).toBe(true);
  stage.skip();
  await first;
  expect(standing(stage)).toEqual(truth(after));
  const second = stage.tell(events, after, 'normal', false);
  stage.show(before);
  await second;
  expect(standing(stage)).toEqual(truth(before));
});

it('says nothing more once nobody looks', async () => {
  const stage = new Stage(nowhere);
  stage.show(before);
  let told = 0;
  stage.onevent = () => (told += 1);
  const telling = stage.tell(events, after, 'normal', false);
  stage.leave();
  const until = told;
  await telling;
  expect(told).toBe(until);
});
