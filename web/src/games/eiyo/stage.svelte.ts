// What is on the screen: the position of the moment that is shown, and cards on their way. The log is told beat by beat, each
// with the table as it stood then; whatever goes wrong on the way, the end is right.
import { animate, perform, reduced, type Speed, type Step } from '../../board/motion.ts';
import { beatsOf, type Beat } from './beats.ts';
import type { Event } from './log.ts';
import type { Position } from './position.ts';

/** Where things are on the screen, and what a card on its way looks like. */
export interface Ground {
  place(id: string): Element | null;
  card(event: Event): string;
  layer(): HTMLElement | null;
}

const SETTLE = 'cubic-bezier(.2, .8, .2, 1)';
const LIFT = 'cubic-bezier(.4, 0, .7, .2)';
/** Somebody else's move never takes longer; what one has set off oneself may. */
const OTHERS = 600;
const OWN = 3200;

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

export class Stage {
  position = $state.raw<Position | null>(null);
  moving = $state(false);
  /** Cards lost to the strike that is told. */
  lost = $state.raw<readonly string[]>([]);
  onsound: (name: string) => void = () => undefined;
  onevent: (sequence: number) => void = () => undefined;
  readonly #ground: Ground;
  #stop: AbortController | null = null;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  show(position: Position): void {
    this.#stop?.abort();
    this.#stop = null;
    this.moving = false;
    this.lost = [];
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
    this.#stop?.abort();
    if (speed === 'off' || events.length === 0) return this.show(end);
    const stop = new AbortController();
    this.#stop = stop;
    this.moving = true;
    this.lost = [];
    const beats = beatsOf(events);
    const most = own || beats.some(({ kind }) => kind === 'strike') ? OWN : OTHERS;
    const steps = beats.map((beat, index) =>
      this.#step(beat, index === beats.length - 1 ? null : past),
    );
    await perform(steps, speed, most, stop.signal);
    if (this.#stop === stop) this.show(end);
  }
  skip(): void {
    this.#stop?.abort();
  }
  /** Nobody looks any more: what is under way ends without a word. */
  leave(): void {
    this.#stop?.abort();
    this.#stop = null;
  }

  #tells(stop: AbortSignal): boolean {
    return this.#stop?.signal === stop;
  }

  #step(beat: Beat, past: ((ply: number) => Promise<Position | null>) | null): Step {
    return {
      ms: reduced() ? Math.min(beat.ms, 120) : beat.ms,
      run: async (ms, stop) => {
        if (!this.#tells(stop)) return;
        const then = stop.aborted || !past || beat.ms === 0 ? null : past(beat.after);
        await this.#fly(beat, ms, stop);
        if (!this.#tells(stop)) return;
        const position = stop.aborted ? null : await then;
        if (!this.#tells(stop)) return;
        if (position) this.position = position;
        if (beat.kind === 'strike')
          this.lost = [
            ...this.lost,
            ...beat.events.flatMap(({ kind, card }) => (kind === 'discarded' && card ? card : [])),
          ];
        const last = beat.events.at(-1);
        if (last) this.onevent(last.sequence);
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
    const gap = ways.length > 1 ? Math.min(60, (ms * 0.5) / (ways.length - 1)) : 0;
    const each = ms - gap * Math.max(0, ways.length - 1);
    await Promise.all(
      ways.map(({ event, way }, index) => this.#one(event, way, each, gap * index, stop)),
    );
  }

  async #one(event: Event, way: Way, ms: number, delay: number, stop: AbortSignal): Promise<void> {
    const layer = this.#ground.layer();
    const from = this.#ground.place(way.from);
    const to = this.#ground.place(way.to);
    if (!layer || !from || !to) return;
    const origin = layer.getBoundingClientRect();
    const middle = (element: Element): { x: number; y: number } => {
      const box = element.getBoundingClientRect();
      return {
        x: box.left + box.width / 2 - origin.left,
        y: box.top + box.height / 2 - origin.top,
      };
    };
    const [a, b] = [middle(from), middle(to)];
    const card = document.createElement('span');
    card.className = `flying ${event.kind}`;
    card.innerHTML = this.#ground.card(event);
    layer.append(card);
    const at = ({ x, y }: { x: number; y: number }, more: string): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
    const leaves = event.kind === 'defeated' || event.kind === 'removed';
    const frames: Keyframe[] = [
      { transform: at(a, 'rotate(0deg)'), opacity: 1 },
      {
        transform: at(b, `rotate(${event.turns * 90}deg) scale(${leaves ? 0.5 : 0.8})`),
        opacity: leaves ? 0 : 1,
      },
    ];
    await animate(card, frames, ms, stop, {
      easing: leaves ? LIFT : SETTLE,
      delay,
      fill: 'both',
    });
    card.remove();
  }
}
