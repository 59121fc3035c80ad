// A plan in words: what the attack under way would hit and hold, what the round would end with.
import type { Moment, Prompt } from './actions.ts';
import { BLADES, GAUGES, type Values } from './cards.ts';
import { reachChance } from './chances.ts';
import type { Speech } from './speech.ts';

const inWords = (speech: Speech, values: Values): string =>
  GAUGES.map((id) =>
    speech.text('slip.change', { gauge: speech.gauge(id), n: speech.plain(values[id]) }),
  ).join(', ');

/** Against the card that is turned, or those that may come. */
function strikes({ play, position, speech }: Moment, total: Values): string[] {
  return BLADES.flatMap((blade) => {
    const gauge = position.gauges.find(({ id }) => id === blade);
    if (!gauge || gauge.asleep) return [];
    const args = { gauge: speech.gauge(blade), n: speech.plain(total[blade]) };
    if (gauge.turned !== null)
      return total[blade] >= gauge.turned
        ? [speech.text('plan.hits', args)]
        : [speech.text('forecast.short', { ...args, by: gauge.turned - total[blade] })];
    const share = reachChance(play.odds, blade, total[blade], position.target);
    return share
      ? [speech.text('forecast.chance', { ...args, hits: speech.does('hits', share) })]
      : [];
  });
}

export function planPrompt(moment: Moment): Prompt {
  const { play, plan, position, speech } = moment;
  const total = plan.total(plan.attack);
  const then = plan.attack === 0 ? plan.total(1) : null;
  const n = plan.attack + 1;
  if (!total && !then) return { title: speech.text('plan.ask'), sub: speech.text('plan.ask.sub') };
  const later = then ? speech.text('plan.attack', { n: 2, what: inWords(speech, then) }) : '';
  if (!total) return { title: later, sub: speech.text('plan.ask.sub') };
  const holds = reachChance(play.odds, 'guard', total.guard, position.answering);
  const guard = speech.text('forecast.guard', {
    n: speech.plain(total.guard),
    ...(holds ? { holds: speech.does('holds', holds) } : {}),
  });
  return {
    title: speech.text('plan.attack', { n, what: strikes(moment, total).join(', ') }),
    sub: [guard, later].filter((one) => one !== '').join(' '),
  };
}
