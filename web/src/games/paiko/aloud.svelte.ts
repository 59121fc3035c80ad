// What a screen reader hears of the move to come: what it would do before it is made, and why it may not be.
import { untrack } from 'svelte';
import type { BoardProps } from '../../board/game_page.ts';
import type { Play } from './play.svelte.ts';
import { promptOf, typeOf, type Moment } from './prompt.ts';
import type { Speech } from './speech.ts';

function refusal({ refusal: refused, now }: Play, speech: Speech): string {
  if (!refused?.rule) return '';
  const tile = now?.squares.get(refused.causes[0] ?? '')?.tile;
  const whose = tile && speech.whose(tile.seat, speech.tile(tile.type));
  return speech.text('refused.said', {
    square: refused.square,
    rule: speech.rule(refused.rule),
    id: refused.rule,
    ...(tile && whose ? { cause: speech.text('on', { tile: whose, square: tile.square }) } : {}),
  });
}

function preview({ preview: foreseen, armed }: Play, moment: Moment): string {
  if (!foreseen || !armed || foreseen.text !== armed.text) return '';
  const { speech } = moment;
  return speech.text('preview.said', {
    move: promptOf(moment).title,
    ...(foreseen.taken.length > 0 ? { tiles: speech.taken(foreseen.taken) } : {}),
    score: speech.score(foreseen.position),
    action: speech.action(armed, typeOf(armed)),
  });
}

/** Called while a component is made. What the shell does with a sentence is no reason to say it again. */
export function sayAloud(props: () => BoardProps, play: Play, moment: () => Moment | null): void {
  const say = (text: string, how: 'polite' | 'assertive'): void =>
    untrack(() => props().shell.announce(text, how));
  $effect(() => {
    const now = moment();
    const text = now ? refusal(play, now.speech) : '';
    if (text) say(text, 'assertive');
  });
  $effect(() => {
    const now = moment();
    const text = now ? preview(play, now) : '';
    if (text) say(text, 'polite');
  });
}
