// What a screen reader hears of the move to come: what it would do before it is made, and why it may not be.
import { untrack } from 'svelte';
import type { BoardProps } from '../../board/game_page.ts';
import type { Play } from './play.svelte.ts';
import { primaryOf, promptOf, typeOf, type Moment } from './prompt.ts';
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
  if (!foreseen || !armed || foreseen.text !== armed.text || armed.verb === 'draw') return '';
  const { speech } = moment;
  return speech.text('preview.said', {
    move: promptOf(moment).title,
    ...(foreseen.taken.length > 0 ? { tiles: speech.taken(foreseen.taken) } : {}),
    score: speech.score(foreseen.position),
    action: speech.action(armed, typeOf(armed)),
  });
}

/** What was just chosen, and what can follow: a tile, the reserve, a pick. Empty: nothing, or the preview says it. */
function chosen({ head, armed, drawing, touched, refusal }: Play, moment: Moment): string {
  const { picks } = moment;
  if (picks.kind) return picks.chosen.length > 0 ? `${primaryOf(moment).label}.` : '';
  if (refusal || (!drawing && (!head || armed || touched.length > 1))) return ''; // a refusal is said by itself
  const { title, sub } = promptOf(moment);
  const { speech } = moment;
  const enter = armed ? speech.text('draw.enter', { action: speech.action(armed, null) }) : '';
  return `${title}. ${sub} ${enter}`;
}

/** Called while a component is made. What the shell does with a sentence is no reason to say it again. */
export function sayAloud(props: () => BoardProps, play: Play, moment: () => Moment | null): void {
  const say = (text: string, how: 'polite' | 'assertive'): void =>
    untrack(() => props().shell.announce(text, how));
  const of = (speak: (now: Moment) => string): string => {
    const now = moment();
    return now ? speak(now) : '';
  };
  // Derived, so that a sentence is said once, however often what it is made of is looked at again.
  const why = $derived(of(({ speech }) => refusal(play, speech)));
  const what = $derived(of((now) => chosen(play, now)));
  const then = $derived(of((now) => preview(play, now)));
  $effect(() => say(why, 'assertive'));
  $effect(() => say(what, 'polite'));
  $effect(() => say(then, 'polite'));
}
