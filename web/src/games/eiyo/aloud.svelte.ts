// What a screen reader hears of the move to come: what a weapon reaches, what an armed strike would do, why one may not.
import { untrack } from 'svelte';
import { promptFor, type Moment } from './actions.ts';
import { priceOf, turnsOf } from './strikes.ts';

/** The rows that the weapon in hand reaches, free ones first. */
function reaches({ play, position, speech }: Moment): string {
  const { weapon } = play;
  if (!weapon) return '';
  const all = position.rows.flatMap((row) => {
    const choice = play.strikeOn(row, 'attack') ?? play.strikeOn(row, 'deflect');
    const front = row.enemies[0];
    return choice && front ? [{ row, choice, front }] : [];
  });
  const said = all
    .toSorted((a, b) => priceOf(a.choice) - priceOf(b.choice))
    .map(({ row, choice, front }) => {
      const args = { where: speech.row(position, row), name: speech.card(front.id) };
      return priceOf(choice) === 0
        ? speech.text('aloud.free', args)
        : speech.text('aloud.costs', { ...args, turns: turnsOf(choice), n: priceOf(choice) });
    });
  const none = said.length === 0 ? [speech.text('aloud.none')] : said;
  return [`${speech.card(weapon.id)}.`, ...none].join(' ');
}

/** Called while a component is made. What the shell does with a sentence is no reason to say it again. */
export function sayAloud(moment: () => Moment | null): void {
  const say = (text: string, how: 'polite' | 'assertive'): void => {
    const now = untrack(moment);
    if (text !== '' && now) untrack(() => now.board.shell.announce(text, how));
  };
  $effect(() => {
    const now = moment();
    if (!now?.play.refusal) return;
    const { title, sub } = promptFor(now);
    say(`${title} ${sub}`, 'assertive');
  });
  $effect(() => {
    const now = moment();
    if (!now?.play.waits) return;
    const { title, sub } = promptFor(now);
    say(`${title} ${sub}`, 'polite');
  });
  // A row that is looked at meanwhile changes nothing that the weapon reaches.
  let told = '';
  $effect(() => {
    const now = moment();
    if (!now?.play.weapon) return void (told = '');
    if (now.play.waits || now.play.refusal || now.play.sending) return;
    const text = reaches(now);
    if (text !== told) say(text, 'polite');
    told = text;
  });
}
