// What is on the screen, and cards on their way: each event of the log is told by one motion, in the engine's order, and all
// of them together never take longer than somebody else's move may. Whatever goes wrong on the way, the end is right.
import { fly } from '../../board/flight.ts';
import { animate, reduced, type Speed, type Step } from '../../board/motion.ts';
import { Stage as Telling } from '../../board/stage.svelte.ts';
import { drawn } from './cards/art.svelte.ts';
import type { Event } from './log.ts';
import type { Position } from './position.ts';

export interface Ground {
  /** Where a place is on the screen. */
  place(id: string): Element | null;
  layer(): HTMLElement | null;
  /** The deck that a card comes from. */
  deck(card: string | null): string;
}

/** From where to where a card goes, or what shakes; how long, and what is heard. */
export interface Motion {
  readonly ms: number;
  readonly way?: readonly [from: string, to: string];
  readonly pulse?: string;
  readonly sound?: string;
  /** Nobody but its owner sees which card it is. */
  readonly hidden?: boolean;
}

/** `deck`: the one that its card comes from. */
export function motionOf({ kind, who, other }: Event, deck: string): Motion | null {
  const hand = `hand.${who}`;
  const seat = `seat.${who}`;
  switch (kind) {
    case 'turn_began':
      return { ms: 240, pulse: seat, sound: 'lantern' };
    case 'revealed':
      return { ms: 400, way: ['deck.events', 'foes'], sound: 'card' };
    case 'fight_began':
    case 'foe_joined':
      return { ms: 260, pulse: 'foes', sound: 'drum' };
    case 'element_die':
    case 'escape_die':
      return { ms: 400, pulse: 'foes', sound: 'die' };
    case 'played':
    case 'activated':
      return { ms: 260, way: [hand, 'foes'], sound: 'card' };
    case 'poured':
      return { ms: 240, way: [`sake.${who}`, 'foes'], sound: 'sake' };
    case 'poured_against':
      return { ms: 240, way: [`sake.${who}`, 'fighters'], sound: 'sake' };
    case 'help_agreed':
      return { ms: 220, pulse: 'fighters', sound: 'drum' };
    case 'judged':
      return { ms: 400, pulse: 'foes', sound: 'drum' };
    case 'suffered':
      return { ms: 300, pulse: seat, sound: 'drum' };
    case 'head_won':
      return { ms: 900, way: ['foes', `heads.${who}`], sound: 'gong' };
    case 'sake_gained':
      return { ms: 220, way: ['foes', `sake.${who}`] };
    case 'form_gained':
      return { ms: 220, way: ['pool', seat], sound: 'card' };
    case 'drew':
    case 'took_reward':
    case 'fetched':
    case 'to_hand':
    case 'looted':
      return { ms: 220, way: [deck, hand], sound: 'card' };
    case 'stole':
    case 'gave':
      return {
        ms: 220,
        way: kind === 'stole' ? [`hand.${other}`, hand] : [hand, `hand.${other}`],
        sound: 'card',
        hidden: true,
      };
    case 'level_changed':
      return { ms: 240, pulse: seat };
    case 'died':
      return { ms: 600, pulse: seat, sound: 'smoke' };
    default:
      return null;
  }
}

export class Stage extends Telling<Position> {
  position = $state.raw<Position | null>(null);
  readonly #ground: Ground;
  /** What is under way. */
  #telling = Promise.resolve();

  constructor(ground: Ground) {
    super();
    this.#ground = ground;
  }
  protected override place(position: Position): void {
    this.position = position;
  }

  async tell(events: readonly Event[], end: Position, speed: Speed): Promise<void> {
    const moving = events.flatMap((event) => {
      const motion = motionOf(event, this.#ground.deck(event.card));
      return motion ? [{ event, motion }] : [];
    });
    // What nobody sees, such as a pass, cuts nothing short.
    if (moving.length === 0 && this.moving) this.amend(end);
    else {
      const steps = (): Step[] => moving.map(({ event, motion }) => this.#step(event, motion));
      this.#telling = this.run(steps, end, speed);
    }
    await this.#telling;
  }

  #step(event: Event, motion: Motion): Step {
    return {
      ms: reduced() ? Math.min(motion.ms, 120) : motion.ms,
      run: async (ms, stop) => {
        if (!this.tells(stop)) return;
        if (motion.sound) this.onsound(motion.sound);
        if (ms > 0 && !reduced()) await this.#move(event, motion, ms, stop);
        if (this.tells(stop)) this.onshown(event.sequence);
      },
    };
  }
  async #move(event: Event, motion: Motion, ms: number, stop: AbortSignal): Promise<void> {
    const { way, pulse, hidden } = motion;
    if (way) {
      const picture = event.card && !hidden ? drawn(event.card) : '';
      await fly(
        this.#ground.layer(),
        {
          from: this.#ground.place(way[0]),
          to: this.#ground.place(way[1]),
          drawing: `<i class="face${picture ? '' : ' dark'}"><svg viewBox="0 0 200 200">${picture}</svg></i>`,
          look: event.kind,
        },
        ms,
        stop,
      );
    } else if (pulse) {
      const frames = [{ transform: 'none' }, { transform: 'scale(1.08)' }, { transform: 'none' }];
      await animate(this.#ground.place(pulse), frames, ms, stop);
    }
  }
}
