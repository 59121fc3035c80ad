// A plan in words: what the attack under way would hit and hold, what the round would end with.
import type { Moment, Prompt } from './actions.ts';
import { BLADES, GAUGES, type Values } from './cards.ts';
import { reachChance } from './chances.ts';
import type { Speech } from './speech.ts';

const inWords = (speech: Speech, values: Values): string =>
  GAUGES.map((id) =>
    speech.text('slip.change', { gauge: speech.gauge(id), n: speech.plain(values[id]) }),
  ).join(', ');

/** Against the card that is turned, or those that may come; a strike that cannot hit only where the other cannot either. */
function strikes({ play, position, speech }: Moment, total: Values): string[] {
  const all = BLADES.flatMap((blade) => {
    const gauge = position.gauges.find(({ id }) => id === blade);
    if (!gauge || gauge.asleep) return [];
    const args = { gauge: speech.gauge(blade), n: speech.plain(total[blade]) };
    if (gauge.turned !== null) {
      const by = gauge.turned - total[blade];
      return by <= 0
        ? [{ hits: true, words: speech.text('plan.hits', args) }]
        : [{ hits: false, words: speech.text('forecast.short', { ...args, by }) }];
    }
    const share = reachChance(play.odds, blade, total[blade], position.target);
    const words = (hits: string): string => speech.text('forecast.chance', { ...args, hits });
    return share ? [{ hits: share.most > 0, words: words(speech.does('hits', share)) }] : [];
  });
  const some = all.some(({ hits }) => hits);
  return all.filter(({ hits }) => hits || !some).map(({ words }) => words);
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
