// The options of a choice box: each with what it changes; those that are not possible now with their rule.
import { count } from '../../board/tableau.ts';
import { BLADES } from './cards.ts';
import { breaks, dieKills, strikeKills } from './chances.ts';
import type { Moment } from './actions.ts';
import { bead, die, element } from './draw/parts.ts';
import type { Choice } from '../../table/table.ts';
import type { Slip } from './cards.ts';
import type { Position } from './position.ts';

export interface Option {
  readonly ref: string;
  /** A small drawing of ours. */
  readonly art: string;
  readonly title: string;
  /** Behind the title, quieter. */
  readonly against: string;
  readonly detail: string;
  readonly tone: 'gold' | 'vermilion' | 'violet' | '';
  /** It cannot be chosen now: a touch tells why. */
  readonly off: boolean;
  readonly slip: Slip | null;
}

const option = (ref: string, title: string, more: Partial<Option> = {}): Option => ({
  ref,
  title,
  art: '',
  against: '',
  detail: '',
  tone: '',
  off: false,
  slip: null,
  ...more,
});

function strikes({ play, position, speech }: Moment): Option[] {
  const foe = position.foes.find(({ n }) => n === position.target);
  return BLADES.flatMap((blade) => {
    const gauge = position.gauges.find(({ id }) => id === blade);
    if (!gauge) return [];
    const asks = gauge.turned ?? 0;
    const title = speech.text('strike.with', {
      gauge: speech.gauge(blade),
      n: speech.plain(gauge.value),
    });
    const against = speech.text(`strike.against.${blade}`, { n: asks });
    const art = `<em>${speech.letter(blade)}</em>`;
    if (!play.offers(gauge.ref))
      return [
        option(gauge.ref, title, { art, against, off: true, detail: speech.text('strike.not') }),
      ];
    if (gauge.damage === 0)
      return [
        option(gauge.ref, title, {
          art,
          against,
          detail: speech.text('strike.misses', { by: asks - gauge.value }),
          tone: 'vermilion',
        }),
      ];
    const kills = strikeKills(play.odds, blade) >= 1;
    const after = foe?.armour
      ? speech.text('strike.armour', { chance: speech.percent(breaks(play.odds) ?? 0) })
      : foe
        ? speech.text('strike.life', {
            foe: speech.short(foe),
            from: foe.life.count,
            to: Math.max(0, foe.life.count - gauge.damage),
          })
        : '';
    const hit = speech.text('strike.hits', { n: gauge.damage });
    const last = kills ? speech.text('strike.kills', { foe: speech.short(foe) }) : after;
    return [
      option(gauge.ref, title, {
        art,
        against,
        detail: [hit, last].filter(Boolean).join(' · '),
        tone: 'gold',
      }),
    ];
  });
}

/** Life, Ki and the die go up or down by what the engine says. */
function levels(
  { position, speech }: Moment,
  by: 1 | -1,
  facts: (id: string) => number,
): Record<string, () => Option> {
  const change = (now: number, n: number): string =>
    speech.text('change', { from: now, to: now + by * n });
  return {
    ki: () =>
      option('ki', speech.text('amount.ki', { n: facts('ki') }), {
        art: bead('ki', true),
        detail: change(position.ki.count, facts('ki')),
      }),
    life: () =>
      option('life', speech.text('amount.life', { n: facts('life') }), {
        art: bead('life', true),
        detail: change(position.life.count, facts('life')),
      }),
    die: () =>
      option('die', speech.text('die'), {
        art: die(position.die.level),
        detail: change(position.die.level, facts('die')),
      }),
    specials: () =>
      option('specials', speech.text('reward.special', { n: Math.max(1, facts('specials')) }), {
        art: element('void'),
        detail: speech.text('reward.special.sub', { n: position.specials.length }),
      }),
    bushido: () =>
      option('bushido', speech.text('reward.pawn'), {
        art: '<i class="pawn"></i>',
        detail: speech.text('reward.pawn.sub', {
          n: (position.bushido?.pawn ?? 0) + 1,
          of: position.bushido?.kanji ?? 3,
        }),
      }),
  };
}
const SIBLINGS: Readonly<Record<string, readonly string[]>> = {
  reward: ['ki', 'specials', 'bushido'],
  spoils: ['life', 'ki', 'specials'],
  price: ['ki', 'life', 'die'],
};

/** Why an option is grey, in two words; a touch tells the rule. */
function whyOff(position: Position, point: 'reward' | 'spoils' | 'price', id: string): string {
  if (id !== 'ki' && id !== 'life') return id;
  const level = position[id];
  if (point === 'price') return level.count === 0 ? 'none' : level.count === 1 ? 'last' : id;
  return level.count >= level.most ? 'full' : id;
}

function gains(moment: Moment, point: 'reward' | 'spoils' | 'price'): Option[] {
  const { board, play, position, speech } = moment;
  const places = board.state.view.tableau?.places ?? [];
  const facts = (id: string): number => {
    const found = places.find((one) => one.id === id)?.facts ?? [];
    return count(found, point === 'price' ? 'price' : 'gain') || 1;
  };
  const make = levels(moment, point === 'price' ? -1 : 1, facts);
  const known = (SIBLINGS[point] ?? []).flatMap((id) => {
    const made = make[id]?.();
    if (!made || (id === 'bushido' && !position.bushido)) return [];
    return play.offers(id)
      ? [made]
      : [{ ...made, off: true, detail: speech.text(`not.${whyOff(position, point, id)}`) }];
  });
  const cards = play.choices.flatMap(({ touches: [ref = ''] }): Option[] => {
    const slip = [...position.hand, ...position.reserve].find((one) => one.ref === ref);
    if (!slip) return [];
    const from = slip.ref.startsWith('reserve') ? 'reserve' : slip.special ? 'special' : 'hand';
    return [
      option(ref, speech.card(slip.id), {
        art: element(slip.element),
        detail: speech.text(`price.${from}`),
      }),
    ];
  });
  return [...known.filter(({ off }) => !off), ...cards, ...known.filter(({ off }) => off)];
}

function dieOptions({ play, position, speech }: Moment): Option[] {
  const { level, damage, wound, hit } = position.die;
  const kills = dieKills(play.odds);
  const use = [
    damage > 0 ? speech.text('die.use', { from: hit, to: hit + damage }) : '',
    wound > 0 ? speech.text('die.wound', { n: wound }) : '',
    kills !== null && kills > 0 ? speech.text('die.kills', { chance: speech.percent(kills) }) : '',
  ];
  return [
    option('verb:use', speech.text('do.use'), {
      art: die(level),
      detail: use.filter((one) => one !== '').join(' · '),
      tone: 'gold',
    }),
    option('verb:save', speech.text('do.save'), {
      art: die(level),
      detail: speech.text('die.save', { n: level }),
    }),
  ];
}

const virtues = ({ position, speech }: Moment): Option[] =>
  position.virtues.map((id) =>
    option(`virtues/${id}`, speech.card(id), {
      art: '<i class="pawn on"></i>',
      detail: speech.effect(id),
    }),
  );
const kept = ({ position, speech }: Moment): Option[] =>
  position.looked.map((slip) =>
    option(slip.ref, speech.card(slip.id), {
      slip,
      art: element(slip.element),
      detail: slip.effect ? speech.effect(slip.id) : '',
    }),
  );

export function optionsOf(moment: Moment): Option[] {
  const { point } = moment.position;
  if (point === 'strike') return strikes(moment);
  if (point === 'reward' || point === 'spoils' || point === 'price') return gains(moment, point);
  if (point === 'die') return dieOptions(moment);
  if (point === 'virtue') {
    const offered = (one: Option): boolean => moment.play.offers(one.ref) !== null;
    return virtues(moment).filter(offered);
  }
  return point === 'keep' ? kept(moment) : [];
}

/** What Enter takes: the strike that hits hardest, or the first one. */
export function marked(options: readonly Option[]): Option | null {
  const open = options.filter(({ off }) => !off);
  return open.find(({ tone }) => tone === 'gold') ?? open[0] ?? null;
}
export const isOption = (choice: Choice, options: readonly Option[]): boolean =>
  options.some(({ ref }) => ref === choice.touches[0]);
