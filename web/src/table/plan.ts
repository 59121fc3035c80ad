// How a new table is set: what the set-up writes and `/play/<game>?…` reads. An address says all of it, so a table can be
// bookmarked, linked and opened by a script.
//   with=people      everybody at this screen; with=bots: nobody, one watches; left out: one person against bots
//   level=adept      of every bot, or one for each seat: level=adept,master (a person's place is passed over);
//                    a level may carry a budget of its own: master:nodes=20000
//   seat=2           where the person sits; seat=any: by lot; left out: the first
//   thought=5        seconds that a master thinks
//   practice=1, seed=…, position=…; every other name is an option of the game

export type Company = 'bot' | 'people' | 'bots';

export interface Plan {
  readonly game: string;
  readonly company: Company;
  /** 0: by lot. */
  readonly seat: number;
  /** By seat; the last one holds for all that follow. */
  readonly levels: readonly string[];
  readonly thought: number;
  readonly practice: boolean;
  /** Of chance and of the bots' taste; empty: drawn anew. */
  readonly seed: string;
  /** Empty: the usual start. */
  readonly position: string;
  readonly options: Readonly<Record<string, string>>;
}

const OWN = ['with', 'level', 'seat', 'thought', 'practice', 'seed', 'position'];

export interface Usual {
  readonly level: string;
  readonly thought: number;
}

export function readPlan(game: string, query: URLSearchParams, usual: Usual): Plan {
  const who = query.get('with');
  const levels = (query.get('level') ?? '').split(',').filter((level) => level !== '');
  const seat = query.get('seat');
  const thought = Number(query.get('thought') ?? Number.NaN);
  const position = query.get('position') ?? '';
  return {
    game,
    company: who === 'people' || who === 'bots' ? who : 'bot',
    seat: seat === 'any' ? 0 : Math.max(1, Number.parseInt(seat ?? '1', 10) || 1),
    levels: levels.length > 0 ? levels : [usual.level],
    thought: thought > 0 && thought <= 60 ? thought : usual.thought,
    practice: position !== '' || query.get('practice') === '1',
    seed: /^\d{1,20}$/.test(query.get('seed') ?? '') ? (query.get('seed') ?? '') : '',
    position,
    options: Object.fromEntries([...query].filter(([name]) => !OWN.includes(name))),
  };
}

export function planAddress(plan: Plan): string {
  const query = new URLSearchParams();
  if (plan.company !== 'bot') query.set('with', plan.company);
  if (plan.company !== 'people') query.set('level', plan.levels.join(','));
  if (plan.company === 'bot' && plan.seat !== 1)
    query.set('seat', plan.seat === 0 ? 'any' : String(plan.seat));
  if (plan.company !== 'people' && plan.levels.includes('master'))
    query.set('thought', String(plan.thought));
  if (plan.practice) query.set('practice', '1');
  if (plan.seed) query.set('seed', plan.seed);
  if (plan.position) query.set('position', plan.position);
  for (const [name, value] of Object.entries(plan.options)) query.set(name, value);
  // Plain to read, and allowed inside a query.
  const plain = query.toString().replace(/%(2C|3A|3D|2F|40)/g, decodeURIComponent);
  return `/play/${plan.game}?${plain}`;
}

/** Who sits where, as the engine writes it. `lot` draws a seat from 1 to the number it is given. */
export function chairsOf(
  plan: Plan,
  seats: number,
  name: string,
  lot: (seats: number) => number,
): string[] {
  const mine =
    plan.company === 'bots' ? 0 : plan.seat === 0 ? lot(seats) : Math.min(plan.seat, seats);
  const person = name.trim() === '' ? 'human' : `human ${name.trim()}`;
  return Array.from({ length: seats }, (_, index) => {
    if (index + 1 === mine) return plan.company === 'people' ? 'human' : person;
    if (plan.company === 'people') return 'human';
    const level = plan.levels[index] ?? plan.levels.at(-1) ?? 'novice';
    return level === 'master' ? `master:time=${plan.thought}` : level;
  });
}
