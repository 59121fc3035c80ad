// The tiles as they stand on the screen: what the log tells happens to them one event after the other, and at the end
// they stand as the position says. Whatever goes wrong on the way, the end is right.
import { tick } from 'svelte';
import { animate, pause, reduced, type Speed, type Step } from '../../board/motion.ts';
import { LIFT, SETTLE, Stage as Telling } from '../../board/stage.svelte.ts';
import { centre, type Point } from './geometry.ts';
import type { Event } from './log.ts';
import { other, type Facing, type Position, type Side, type Type } from './position.ts';

export interface Piece {
  readonly id: number;
  readonly type: Type;
  readonly seat: Side;
  readonly square: string;
  readonly facing: Facing | null;
}

/** Where things are on the screen, in units of the field. */
export interface Ground {
  piece(id: number): Element | null;
  well(seat: Side, type: Type): Element | null;
  at(element: Element): Point | null;
}

const TURN = 'cubic-bezier(.3, 1.3, .5, 1)';

export class Stage extends Telling<Position> {
  pieces = $state.raw<readonly Piece[]>([]);
  /** Lines from those that capture, and the tile they meet in. */
  lines = $state.raw<readonly { readonly from: string; readonly to: string }[]>([]);
  struck = $state<string | null>(null);
  onevent: (event: Event) => void = () => undefined;
  #next = 1;
  readonly #ground: Ground;

  constructor(ground: Ground) {
    super();
    this.#ground = ground;
  }

  protected override place(position: Position): void {
    this.lines = [];
    this.struck = null;
    this.#stand(position);
  }
  /** Tiles that stand where they stood are the same pieces. */
  #stand(position: Position): void {
    const left = [...this.pieces];
    this.pieces = position.tiles.map(({ type, seat, square, facing }) => {
      const at = left.findIndex(
        (one) => one.square === square && one.type === type && one.seat === seat,
      );
      const id = at < 0 ? this.#next++ : (left.splice(at, 1)[0]?.id ?? this.#next++);
      return { id, type, seat, square, facing };
    });
  }

  /** Event by event; a later call, or `skip`, ends it. `own`: tiles that the person moved lie there already. */
  async tell(
    events: readonly Event[],
    position: Position,
    speed: Speed,
    own: boolean,
  ): Promise<void> {
    const fades = reduced() && events.length > 0;
    const steps = (): Step[] =>
      fades ? [this.#fade(position)] : events.map((event) => this.#step(event, position, own));
    await this.run(steps, position, speed);
  }

  #fade(position: Position): Step {
    return {
      ms: 120,
      run: async (ms, stop) => {
        const before = this.pieces.map(({ id }) => id);
        this.#stand(position);
        await tick();
        const fresh = this.pieces.filter(({ id }) => !before.includes(id));
        await Promise.all(
          fresh.map(({ id }) =>
            animate(this.#ground.piece(id), [{ opacity: 0 }, { opacity: 1 }], ms, stop),
          ),
        );
      },
    };
  }

  #step(event: Event, position: Position, own: boolean): Step {
    const [ms, run] = this.#scene(event, position, own);
    return {
      ms,
      run: async (time, stop) => {
        if (!this.tells(stop)) return;
        await run(time, stop);
        if (!this.tells(stop)) return;
        this.onevent(event);
        // Tiles picked for a hand are told together, when all of them lie there.
        if (event.kind !== 'picked') this.onshown(event.sequence);
      },
    };
  }
  #scene(event: Event, position: Position, own: boolean): [number, Step['run']] {
    switch (event.kind) {
      case 'deployed':
        return [own ? 120 : 240, (ms, stop) => this.#deploy(event, ms, stop, own)];
      case 'bonus':
        return [own ? 120 : 420, (ms, stop) => this.#bonus(event, ms, stop, own)];
      case 'shifted':
        return [own ? 120 : 220, (ms, stop) => this.#slide(event, ms, stop, own)];
      case 'turned':
        return [180, (ms, stop) => this.#turn(event, ms, stop)];
      case 'redeployed':
        return [280, (ms, stop) => this.#sink(event, ms, stop)];
      case 'captured':
        return [360, (ms, stop) => this.#leave(event, position, ms, stop)];
      case 'picked':
      case 'drew':
      case 'rewarded':
        return [event.kind === 'picked' ? 60 : 180, (ms, stop) => this.#arrive(event, ms, stop)];
      default:
        return [0, () => undefined];
    }
  }

  #find(square: string | null, seat: Side): Piece | undefined {
    return this.pieces.find((one) => one.square === square && one.seat === seat);
  }
  #change(id: number, part: Partial<Piece>): void {
    this.pieces = this.pieces.map((one) => (one.id === id ? { ...one, ...part } : one));
  }

  async #deploy(
    { who, types, square, facing }: Event,
    ms: number,
    stop: AbortSignal,
    own: boolean,
  ): Promise<void> {
    const type = types[0];
    if (!type || !square) return;
    const well = this.#ground.well(who, type);
    const from = own || !well ? null : this.#ground.at(well);
    const id = this.#next++;
    this.pieces = [...this.pieces, { id, type, seat: who, square, facing }];
    await tick();
    const to = centre(square);
    const start = from ? `translate(${from.x - to.x}px, ${from.y - to.y}px) ` : '';
    await animate(
      this.#ground.piece(id),
      [{ transform: `${start}scale(1.07)` }, { transform: 'none' }],
      ms,
      stop,
      { easing: SETTLE },
    );
    this.onsound('place');
  }
  /** A Sai is laid down, and then goes on. */
  async #bonus(event: Event, ms: number, stop: AbortSignal, own: boolean): Promise<void> {
    const { deployed } = event;
    if (own || !deployed) return this.#deploy(event, ms, stop, own);
    await this.#deploy({ ...event, square: deployed }, ms * 0.55, stop, own);
    if (this.tells(stop)) await this.#slide({ ...event, from: deployed }, ms * 0.45, stop, own);
  }
  async #slide(
    { who, from, over, square, facing }: Event,
    ms: number,
    stop: AbortSignal,
    own: boolean,
  ): Promise<void> {
    const piece = this.#find(from, who);
    if (!piece || !from || !square) return;
    this.#change(piece.id, { square, facing: facing ?? piece.facing });
    await tick();
    const [a, b] = [centre(from), centre(square)];
    const shift = (p: Point): string => `translate(${p.x - b.x}px, ${p.y - b.y}px)`;
    const path = [shift(a), ...(over ? [shift(centre(over))] : []), 'none'];
    const frames = (own ? ['scale(1.07)', 'none'] : path).map((transform) => ({ transform }));
    await animate(this.#ground.piece(piece.id), frames, ms, stop, { easing: SETTLE });
    this.onsound('place');
  }
  async #turn({ who, square, facing }: Event, ms: number, stop: AbortSignal): Promise<void> {
    const piece = this.#find(square, who);
    if (!piece || facing === null) return;
    const by = (((piece.facing ?? 0) - facing + 6) % 4) - 2;
    this.#change(piece.id, { facing });
    await tick();
    const disc = this.#ground.piece(piece.id);
    await animate(disc, [{ transform: `rotate(${by * 90}deg)` }, { transform: 'none' }], ms, stop, {
      easing: TURN,
    });
    this.onsound('turn');
  }
  async #sink({ who, from, square }: Event, ms: number, stop: AbortSignal): Promise<void> {
    const piece = this.#find(from, who);
    if (!piece || !square) return;
    const down = { opacity: 0, transform: 'scale(.8)' };
    const up = { opacity: 1, transform: 'none' };
    await animate(this.#ground.piece(piece.id), [up, down], ms * 0.42, stop, { easing: LIFT });
    if (!this.tells(stop)) return;
    this.#change(piece.id, { square });
    await tick();
    await animate(this.#ground.piece(piece.id), [down, up], ms * 0.58, stop, { easing: SETTLE });
    this.onsound('place');
  }
  async #leave(
    { who, square, types }: Event,
    position: Position,
    ms: number,
    stop: AbortSignal,
  ): Promise<void> {
    const piece = this.#find(square, who);
    if (!piece || !square) return;
    const by = position.tiles.filter(
      (tile) => tile.threatens.includes(square) && (tile.seat === other(who) || tile.both),
    );
    this.lines = by.map((tile) => ({ from: tile.square, to: square }));
    this.struck = square;
    this.onsound('capture');
    await pause(ms * 0.34, stop);
    const well = types[0] ? this.#ground.well(who, types[0]) : null;
    const home = well ? this.#ground.at(well) : null;
    const at = centre(square);
    const way = home ? Math.hypot(home.x - at.x, home.y - at.y) || 1 : 1;
    const [dx, dy] = home
      ? [((home.x - at.x) / way) * 60, ((home.y - at.y) / way) * 60]
      : [30, -20];
    const away = { opacity: 0, transform: `translate(${dx}px, ${dy}px) rotate(16deg) scale(1.12)` };
    await animate(
      this.#ground.piece(piece.id),
      [{ opacity: 1, transform: 'none' }, away],
      ms * 0.66,
      stop,
      { easing: LIFT, fill: 'forwards' },
    );
    if (!this.tells(stop)) return;
    this.pieces = this.pieces.filter(({ id }) => id !== piece.id);
    this.lines = [];
    this.struck = null;
  }
  async #arrive({ kind, who, types }: Event, ms: number, stop: AbortSignal): Promise<void> {
    const seat = kind === 'rewarded' ? other(who) : who;
    this.onsound('pick');
    const frames = [
      { transform: 'translateY(-10px) scale(.8)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ];
    const wells = types
      .filter((type, index) => types.indexOf(type) === index)
      .map((type) => this.#ground.well(seat, type));
    await Promise.all(
      wells.map((well, index) =>
        animate(well, frames, ms, stop, { easing: SETTLE, delay: (index * ms) / 4 }),
      ),
    );
  }
}
