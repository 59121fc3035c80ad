// What a screen reader hears of the move to come: what a picked card would make, what waits, why one may not, how the guard stands.
import { untrack } from 'svelte';
import { promptFor, type Moment } from './actions.ts';
import { answerAfter, rungs } from './chances.ts';

function guardAloud({ play, speech, position }: Moment): string {
  const now = answerAfter(play.odds, play.can('reveal'));
  if (!now || position.point !== 'guard') return '';
  const up = rungs(play.odds, play.can('focus'), play.can('reveal')).map((rung, index) =>
    speech.text('guard.rung', {
      n: index + 1,
      guard: speech.plain(rung.guard),
      holds: speech.holds(rung.holds),
    }),
  );
  const gisei = answerAfter(play.odds, play.can('gisei'));
  return [
    speech.text('aloud.guard', {
      guard: speech.plain(now.guard),
      holds: speech.holds(now.holds),
    }),
    ...up,
    ...(gisei ? [speech.text('aloud.gisei', { holds: speech.holds(gisei.holds) })] : []),
  ].join(' ');
}

/** Called while a component is made. What the shell does with a sentence is no reason to say it again. */
export function sayAloud(moment: () => Moment | null): void {
  const say = (text: string, how: 'polite' | 'assertive'): void => {
    const now = untrack(moment);
    if (text.trim() !== '' && now) untrack(() => now.board.shell.announce(text, how));
  };
  $effect(() => {
    const now = moment();
    if (!now?.play.refusal) return;
    const { title, sub } = promptFor(now);
    say(`${title} ${sub}`, 'assertive');
  });
  // Much changes that no sentence tells of, and what was said is not said again.
  let [picked, guarded] = ['', ''];
  $effect(() => {
    const now = moment();
    if (!now || now.play.refusal || now.play.touched.length === 0) return void (picked = '');
    const { title, sub } = promptFor(now);
    const sentence = `${title} ${sub}`;
    if (sentence !== picked) say(sentence, 'polite');
    picked = sentence;
  });
  $effect(() => {
    const now = moment();
    if (!now?.play.asked) return void (guarded = '');
    // Of several Ki at once the last one counts.
    if (now.play.waits || now.play.sending) return;
    const sentence = guardAloud(now);
    if (sentence !== guarded) say(sentence, 'polite');
    guarded = sentence;
  });
}
