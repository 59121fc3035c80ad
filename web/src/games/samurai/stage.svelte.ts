// What is on the screen: the position of the moment that is shown, who was just struck, cards on their way. The log is told beat by
// beat, each with the table as it stood then; whatever goes wrong on the way, the end is right.
import { tick } from 'svelte';
import { fly } from '../../board/flight.ts';
import { animate, pause, reduced, type Speed, type Step } from '../../board/motion.ts';
import { Stage as Telling } from '../../board/stage.svelte.ts';
import { beatsOf, type Beat, type BeatKind } from './beats.ts';
import { rollOf, type Event } from './log.ts';
import type { Position } from './position.ts';
import { lost, turnedUp, withoutLife } from './staged.ts';

/** Where things are on the screen, and what a card on its way looks like. */
export interface Ground {
  place(id: string): Element | null;
  card(id: string | null): string;
  layer(): HTMLElement | null;
}

/** A person alone sets everything off: it may take its time, and any touch skips it. */
const MOST = 3600;
const SOUNDS: Readonly<Partial<Record<BeatKind, string>>> = {
  draw: 'card',
  place: 'water',
  combo: 'gong',
  turn: 'card',
  strike: 'blade',
  die: 'die',
  hurt: 'stroke',
  foe_hurt: 'stroke',
  answer: 'wood',
  flip: 'card',
  fall: 'gong',
  raise: 'water',
};

export class Stage extends Telling<Position> {
  position = $state.raw<Position | null>(null);
  /** `you`, `foe.1` … */
  struck = $state<string | null>(null);
  /** Who has just fallen, as long as it is told. */
  fallen = $state<string | null>(null);
  /** What is being told. */
  told = $state.raw<readonly Event[]>([]);
  readonly #ground: Ground;

  constructor(ground: Ground) {
    super();
    this.#ground = ground;
  }

  protected override place(position: Position): void {
    this.struck = null;
    this.fallen = null;
    this.told = [];
    this.position = position;
  }

  /** `past`: the table after so many moves. */
  async tell(
    events: readonly Event[],
    end: Position,
    past: (ply: number) => Promise<Position | null>,
    speed: Speed,
  ): Promise<void> {
    const beats = beatsOf(events);
    const steps = (): Step[] =>
      beats.map((beat, index) => this.#step(beat, index === beats.length - 1 ? () => end : past));
    await this.run(steps, end, speed, MOST);
  }

  #step(beat: Beat, then: (ply: number) => Promise<Position | null> | Position): Step {
    return {
      ms: reduced() ? Math.min(beat.ms, 120) : beat.ms,
      run: async (ms, stop) => {
        if (!this.tells(stop)) return;
        const next = stop.aborted || beat.ms === 0 ? null : Promise.resolve(then(beat.after));
        if (beat.ms > 0) this.told = beat.events;
        const name = SOUNDS[beat.kind];
        if (name && !stop.aborted) this.onsound(name);
        if (!reduced()) await this.#moves(beat, ms, stop, next);
        else await pause(ms, stop);
        if (!this.tells(stop)) return;
        const position = stop.aborted ? null : await next;
        if (!this.tells(stop)) return;
        if (position && !beat.goesOn) {
          this.position = position;
          this.fallen = null;
        }
        this.struck = null;
        const last = beat.events.at(-1);
        if (last) this.onshown(last.sequence);
      },
    };
  }

  #moves({ kind, events }: Beat, ms: number, stop: AbortSignal, next: Next): Promise<unknown> {
    switch (kind) {
      case 'draw':
        return this.#draws(events, ms, stop);
      case 'place':
        return this.#places(events, ms, stop);
      case 'turn':
        return events[0]?.kind === 'defence_turned'
          ? this.#turns('defence', ms, stop, next)
          : pause(ms, stop);
      case 'flip':
        return this.#turns('flip', ms, stop, next);
      case 'strike':
        return this.#strikes(events, ms, stop);
      case 'answer':
        return this.#answers(events, ms, stop);
      case 'foe_hurt':
      case 'hurt':
        return this.#hurts(kind === 'hurt' ? 'you' : this.#foe(), ms, stop, next);
      case 'die':
        // The Injury die is never rolled; one that is tumbles where it is told.
        return rollOf(events) > 0 ? pause(ms, stop) : this.#tumbles(ms, stop);
      case 'fall':
        return this.#falls(ms, stop);
      default:
        return pause(ms, stop);
    }
  }
  #foe(): string {
    return `foe.${this.position?.target ?? 1}`;
  }
  #fighter(id: string): Element | null {
    return this.#ground.place(id)?.querySelector('.fighter') ?? null;
  }

  async #draws(events: readonly Event[], ms: number, stop: AbortSignal): Promise<void> {
    const drawn = events.filter(({ kind }) => kind === 'drew' || kind === 'special_won');
    const gap = drawn.length > 1 ? Math.min(50, (ms * 0.5) / (drawn.length - 1)) : 0;
    await Promise.all(
      drawn.map(({ card, kind }, index) =>
        fly(
          this.#ground.layer(),
          {
            from: this.#ground.place('bag'),
            to:
              this.#ground.place(kind === 'drew' ? 'hand.1' : 'reserve') ??
              this.#ground.place('hand.1'),
            drawing: this.#ground.card(card),
            delay: gap * index,
          },
          Math.max(0, ms - gap * (drawn.length - 1)),
          stop,
        ),
      ),
    );
  }
  async #places(events: readonly Event[], ms: number, stop: AbortSignal): Promise<void> {
    const placed = events.find(({ kind }) => kind === 'placed');
    const slot = this.#ground.place(`attack.${this.position?.attack ?? 1}`);
    const from = this.#ground.place(`slip:${placed?.card ?? ''}`);
    const flight = fly(
      this.#ground.layer(),
      {
        from,
        to: slot?.querySelector('.slot') ?? slot,
        drawing: this.#ground.card(placed?.card ?? null),
      },
      ms * 0.55,
      stop,
    );
    // It has left the hand.
    await Promise.all([flight, animate(from, [{ opacity: 0 }, { opacity: 0 }], ms * 0.55, stop)]);
  }
  /** On its axis: as it stands upright, its other side comes. The rest of the time is to read it. */
  async #turns(place: string, ms: number, stop: AbortSignal, then: Next): Promise<void> {
    const turn = Math.min(130, ms * 0.3);
    const half = (from: number, to: number): Promise<void> => {
      const card = this.#ground.place(place);
      const at = card?.querySelector('.dcard') ?? card;
      const frames = [from, to].map((by) => ({ transform: `rotateY(${by}deg)` }));
      return animate(at, frames, turn, stop);
    };
    await half(0, 90);
    const position = stop.aborted ? null : await then;
    if (!this.tells(stop)) return;
    if (position) this.position = position;
    await tick();
    await half(90, 0);
    await pause(ms - 2 * turn, stop);
  }
  /** Both lean 18 pixels, or he steps aside. */
  async #strikes(events: readonly Event[], ms: number, stop: AbortSignal): Promise<void> {
    const missed = events.some(({ kind }) => kind === 'missed');
    if (!missed && events.some(({ kind }) => kind === 'hit')) this.struck = this.#foe();
    await Promise.all([
      lean(this.#fighter('you'), 18, ms, stop),
      missed ? lean(this.#fighter(this.#foe()), -12, ms, stop) : undefined,
    ]);
  }
  async #answers(events: readonly Event[], ms: number, stop: AbortSignal): Promise<void> {
    const foe = `foe.${this.position?.answering ?? 1}`;
    const shown = this.position && turnedUp(this.position, events);
    await this.#turns('counter', ms * 0.6, stop, Promise.resolve(shown));
    const blocked = events.some(({ kind }) => kind === 'blocked');
    if (events.some(({ kind }) => kind === 'counter_hit')) this.struck = 'you';
    await Promise.all([
      lean(this.#fighter(foe), blocked ? 14 : 24, ms * 0.4, stop),
      blocked ? lean(this.#fighter('you'), 14, ms * 0.4, stop) : undefined,
    ]);
  }
  async #hurts(who: string, ms: number, stop: AbortSignal, next: Next): Promise<void> {
    this.struck = who;
    const position = stop.aborted ? null : await next;
    if (!this.tells(stop)) return;
    if (position && this.position) this.position = lost(this.position, position, who);
    await pause(ms, stop);
  }
  #tumbles(ms: number, stop: AbortSignal): Promise<void> {
    const die = this.#ground.place('die')?.querySelector('.die') ?? null;
    const frames = [
      { transform: 'rotate(0) scale(1)' },
      { transform: 'rotate(200deg) scale(1.25)' },
      { transform: 'rotate(360deg) scale(1)' },
    ];
    return animate(die, frames, ms, stop);
  }
  /** He sinks, then lies there long enough to be seen. */
  async #falls(ms: number, stop: AbortSignal): Promise<void> {
    const foe = this.#foe();
    const sinks = [
      { opacity: 1, translate: '0' },
      { opacity: 0, translate: '0 34px' },
    ];
    await animate(this.#fighter(foe), sinks, ms * 0.3, stop, { easing: 'ease-in' });
    if (!this.tells(stop) || stop.aborted) return;
    this.fallen = foe;
    if (this.position) this.position = withoutLife(this.position, foe);
    await pause(ms * 0.7, stop);
  }
}

/** The position that a beat ends with. */
type Next = Promise<Position | null> | null;

/** Forward and back; figures at the right are mirrored, so forward is the same for both. */
function lean(figure: Element | null, by: number, ms: number, stop: AbortSignal): Promise<void> {
  const frames = [
    { translate: '0' },
    { translate: `${figure?.classList.contains('mine') ? by : -by}px` },
    { translate: '0' },
  ];
  return animate(figure, frames, ms, stop, { easing: 'cubic-bezier(.2, .8, .2, 1)' });
}
