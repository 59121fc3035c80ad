// What is on the screen: the position of the moment that is shown, and cards on their way. The log is told beat by beat, each
// with the table as it stood then; whatever goes wrong on the way, the end is right.
import { fly } from '../../board/flight.ts';
import { reduced, type Speed, type Step } from '../../board/motion.ts';
import { OTHERS_MOST, Stage as Telling } from '../../board/stage.svelte.ts';
import { actsOf, beatsOf, type Beat } from './beats.ts';
import type { Event } from './log.ts';
import type { Position } from './position.ts';

/** Where things are on the screen, and what a card on its way looks like. */
export interface Ground {
  place(id: string): Element | null;
  card(event: Event): string;
  layer(): HTMLElement | null;
}

const ROUND_ENDS: readonly Beat['kind'][] = ['strike', 'leave', 'reveal'];

/** What one has set off oneself may take longer than somebody else's move. */
const OWN_MOST = 3200;

interface Way {
  readonly from: string;
  readonly to: string;
  readonly sound?: string;
}

/** From where to where an event moves a card; null: it moves nothing. */
export function wayOf(event: Event): Way | null {
  const hand = `hand.${event.who}`;
  const row = event.place ?? '';
  switch (event.kind) {
    case 'dealt':
    case 'drew':
      return { from: 'deck', to: hand, sound: 'card' };
    case 'returned':
      return { from: hand, to: 'deck' };
    case 'discarded':
      return { from: 'deck', to: 'discards', sound: 'card' };
    case 'attacked':
      return { from: hand, to: row, sound: 'blade' };
    case 'deflected':
      return { from: hand, to: row, sound: 'wood' };
    case 'defeated':
      return { from: row, to: 'honor' };
    case 'removed':
      return { from: row, to: `stack:${row}` };
    case 'revealed':
      return { from: `stack:${row}`, to: row, sound: 'card' };
    case 'took':
      return { from: 'table', to: hand, sound: 'lantern' };
    case 'lost':
      return { from: row, to: 'discards' };
    default:
      return null;
  }
}

interface Time {
  readonly delay: number;
  readonly each: number;
}
/** Many at once, each a little later than the one before. */
function staggered(count: number, ms: number): readonly Time[] {
  const gap = count > 1 ? Math.min(60, (ms * 0.5) / (count - 1)) : 0;
  const each = ms - gap * Math.max(0, count - 1);
  return Array.from({ length: count }, (_, index) => ({ delay: gap * index, each }));
}
/** A play act by act: what is paid, the weapon, the defeat, what that takes along. */
function inTurn(events: readonly Event[], ms: number): readonly Time[] {
  const acts = actsOf(events);
  const each = ms / Math.max(1, acts.at(-1) ?? 1);
  return acts.map((act) => ({ delay: (act - 1) * each, each }));
}

export class Stage extends Telling<Position> {
  position = $state.raw<Position | null>(null);
  /** Cards lost to the strike that is told. */
  lost = $state.raw<readonly string[]>([]);
  /** What is being told; null: nothing. */
  beat = $state<Beat['kind'] | null>(null);
  /** The round ends in what is told. */
  closes = $state(false);
  /** A weapon on its way from the hand: the seat, and the card. */
  played = $state.raw<{ readonly seat: number; readonly card: string } | null>(null);
  readonly #ground: Ground;

  constructor(ground: Ground) {
    super();
    this.#ground = ground;
  }

  protected override place(position: Position): void {
    this.lost = [];
    this.beat = null;
    this.closes = false;
    this.played = null;
    this.position = position;
  }

  /** `past`: the table after so many moves, as the viewer may know it. */
  async tell(
    events: readonly Event[],
    end: Position,
    past: (ply: number) => Promise<Position | null>,
    speed: Speed,
    own: boolean,
  ): Promise<void> {
    this.lost = [];
    const beats = beatsOf(events);
    this.closes = beats.some(({ kind }) => ROUND_ENDS.includes(kind));
    const most = own || beats.some(({ kind }) => kind === 'strike') ? OWN_MOST : OTHERS_MOST;
    const steps = (): Step[] =>
      beats.map((beat, index) => this.#step(beat, index === beats.length - 1 ? null : past));
    await this.run(steps, end, speed, most);
  }

  #step(beat: Beat, past: ((ply: number) => Promise<Position | null>) | null): Step {
    return {
      ms: reduced() ? Math.min(beat.ms, 120) : beat.ms,
      run: async (ms, stop) => {
        if (!this.tells(stop)) return;
        const then = stop.aborted || !past || beat.ms === 0 ? null : past(beat.after);
        if (beat.kind !== 'other') this.beat = beat.kind;
        const strike = beat.events.find(({ kind }) => kind === 'attacked' || kind === 'deflected');
        this.played = strike?.card ? { seat: strike.who, card: strike.card } : null;
        await this.#fly(beat, ms, stop);
        if (!this.tells(stop)) return;
        const position = stop.aborted ? null : await then;
        if (!this.tells(stop)) return;
        if (position) {
          this.position = position;
          this.played = null;
        }
        if (beat.kind === 'strike')
          this.lost = [
            ...this.lost,
            ...beat.events.flatMap(({ kind, card }) => (kind === 'discarded' && card ? card : [])),
          ];
        const last = beat.events.at(-1);
        if (last) this.onshown(last.sequence);
      },
    };
  }

  async #fly(beat: Beat, ms: number, stop: AbortSignal): Promise<void> {
    const ways = beat.events.flatMap((event) => {
      const way = wayOf(event);
      return way ? [{ event, way }] : [];
    });
    if (beat.kind === 'strike') this.onsound('slash');
    const sounds = ways.flatMap(({ way }) => way.sound ?? []);
    for (const name of sounds.filter((one, index) => sounds.indexOf(one) === index))
      this.onsound(name);
    if (ms <= 0 || reduced()) return;
    const times =
      beat.kind === 'play'
        ? inTurn(
            ways.map(({ event }) => event),
            ms,
          )
        : staggered(ways.length, ms);
    await Promise.all(
      ways.map(({ event, way }, index) => {
        const { delay = 0, each = ms } = times[index] ?? {};
        return this.#one(event, way, each, delay, stop);
      }),
    );
  }

  #one(event: Event, way: Way, ms: number, delay: number, stop: AbortSignal): Promise<void> {
    const flight = {
      from: this.#ground.place(way.from),
      to: this.#ground.place(way.to),
      drawing: this.#ground.card(event),
      look: event.kind,
      turns: event.turns,
      leaves: event.kind === 'defeated' || event.kind === 'removed',
      delay,
    };
    return fly(this.#ground.layer(), flight, ms, stop);
  }
}
