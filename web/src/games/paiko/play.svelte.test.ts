// @vitest-environment jsdom
// The hand at turn 35 of the mock-ups' game: real choices of the engine, and a table that writes down what it is asked.
import { expect, it } from 'vitest';
import type { BoardProps } from '../../board/game_page.ts';
import type { Tableau, PackedChoices } from '../../engine/wire.ts';
import { defaults, type Settings } from '../../settings/settings.ts';
import { unpackChoices } from '../../table/choices.ts';
import type { Gesture } from '../../table/table.ts';
import moments from './fixtures/moments.json';
import { Play } from './play.svelte.ts';
import { named } from './position.ts';

interface Desk {
  readonly play: Play;
  readonly played: string[];
  readonly asked: Gesture[];
}

function sit(settings: Partial<Settings> = {}): Desk {
  const { tableau, choices } = moments.turn35;
  const played: string[] = [];
  const asked: Gesture[] = [];
  const props = {
    table: {
      play: (texts: string[]) => (played.push(...texts), Promise.resolve({ ok: true })),
      foresee: () => Promise.resolve({ ok: true, tableau: tableau as unknown as Tableau }),
      whyNot: (attempt: Gesture) => (
        asked.push(attempt),
        Promise.resolve({ rule: 'PAI-091', causes: ['g5/Fi'] })
      ),
    },
    state: {
      viewer: 1,
      phase: 'playing',
      view: { tableau },
      choices: unpackChoices(choices as unknown as PackedChoices),
    },
    settings: { ...defaults, ...settings },
    mode: 'play',
    shell: { toast: () => undefined },
    hint: null,
  } as unknown as BoardProps;
  let play: Play | undefined;
  $effect.root(() => {
    play = new Play(() => props);
  });
  if (!play) throw new Error('no play');
  return { play, played, asked };
}
const squares = (play: Play, verb?: string): string[] =>
  play.squares
    .filter((one) => !verb || one.verb === verb)
    .map(({ square }) => square)
    .sort();

it('lights the squares that the engine allows, steps and redeploys apart', () => {
  const { play } = sit();
  play.touch('hand.1/Fi', 'mouse');
  expect(squares(play)).toEqual(
    'a7 b6 b7 c5 c6 c7 d4 d6 e7 f7 j5 j7 k5 l5 l7 l8 l9 m7 n7 n8'.split(' '),
  );
  play.touch('k6/Wa', 'mouse');
  expect(squares(play, 'shift')).toEqual('j5 j7 k4 k5 k7 k8 l5 l7'.split(' '));
  expect(squares(play, 'redeploy').length).toBe(15);
});

it('a mouse plays a tile without a facing by two clicks', () => {
  const { play, played } = sit();
  play.touch('hand.1/Er', 'mouse');
  play.touch('j5', 'mouse');
  expect(played).toEqual(['Er@j5']);
});

it('a finger arms, and the button plays', async () => {
  const { play, played } = sit();
  play.touch('hand.1/Er', 'touch');
  play.touch('j5', 'touch');
  expect(played).toEqual([]);
  expect(play.armed?.text).toBe('Er@j5');
  await play.confirm();
  expect(played).toEqual(['Er@j5']);
});

it('a tile with a facing waits for it; a petal plays', () => {
  const { play, played } = sit();
  play.touch('hand.1/Fi', 'mouse');
  play.touch('j5', 'mouse');
  expect(played).toEqual([]);
  expect(play.facings).toEqual([0, 1, 2, 3]);
  expect(play.armed?.text).toBe('Fi@j5n');
  play.face(3, 'mouse', true);
  expect(played).toEqual(['Fi@j5w']);
});

it('a facing chosen first is kept for the square, and played at once', () => {
  const { play, played } = sit();
  play.touch('hand.1/Fi', 'mouse');
  play.turn(1, 'mouse');
  play.turn(1, 'mouse');
  expect(play.facing).toBe(2);
  play.touch('k5', 'mouse');
  expect(played).toEqual(['Fi@k5s']);
});

it('turning on the spot: the second touch opens the rosette, the third lets go', () => {
  const { play, played } = sit();
  play.touch('l6/Bw', 'mouse');
  play.touch('l6/Bw', 'mouse');
  expect(play.turning).toBe(true);
  play.face(0, 'mouse', true);
  expect(played).toEqual(['l6-l6n']);
  const again = sit();
  for (let n = 0; n < 3; n++) again.play.touch('l6/Bw', 'mouse');
  expect(again.play.touched).toEqual([]);
});

it('a draw waits for its button, in any order, and an empty well begins one', () => {
  const { play, played } = sit();
  play.touch('hand.1/Sa', 'mouse');
  expect(play.drawing).toBe(true);
  play.touch('reserve.1/Fi', 'mouse');
  play.touch('reserve.1/Ai', 'mouse');
  expect(played).toEqual([]);
  expect(play.armed?.text).toBe('+SaAiFi');
  play.touch('k6/Wa', 'mouse');
  expect([play.drawing, play.touched]).toEqual([false, ['k6/Wa']]);
});

it('the square first: tiles that may go there follow, and nothing plays by itself', () => {
  const { play, played } = sit();
  play.touch('j5', 'mouse');
  expect([...play.selection.next.keys()].filter((ref) => named(ref).type).sort()).toContain(
    'k6/Wa',
  );
  play.touch('hand.1/Er', 'mouse');
  expect(played).toEqual([]);
  expect(play.armed?.text).toBe('Er@j5');
});

it('a square that is not open is asked about by gesture', async () => {
  const { play, asked } = sit();
  play.touch('hand.1/Er', 'mouse');
  play.touch('g3', 'mouse');
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual([
    {
      verb: 'deploy',
      parts: [
        { role: 'tile', ref: 'hand.1/Er' },
        { role: 'square', ref: 'g3' },
      ],
    },
  ]);
  expect(play.refusal).toEqual({ square: 'g3', rule: 'PAI-091', causes: ['g5'] });
  expect(play.back()).toBe(true);
  expect([play.refusal, play.head]).toEqual([null, 'hand.1/Er']);
});

it('what waits for the button follows setting, density and input', () => {
  const waits = (input: 'mouse' | 'touch' | 'keys', settings: Partial<Settings> = {}): boolean => {
    const { play } = sit(settings);
    play.input = input;
    return play.waits;
  };
  expect([waits('mouse'), waits('touch'), waits('keys')]).toEqual([false, true, true]);
  expect(waits('mouse', { density: 'beginner' })).toBe(true);
  expect(waits('touch', { density: 'expert' })).toBe(false);
  expect(waits('mouse', { confirm: 'always' })).toBe(true);
  expect(waits('touch', { confirm: 'never' })).toBe(false);
});
