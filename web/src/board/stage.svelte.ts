// What every game's stage does alike: one telling at a time, which a later one, a touch or leaving the table ends, and at
// whose end the screen shows the position, whatever went wrong on the way. What moves, and how, is the game's.
import { perform, type Speed, type Step } from './motion.ts';

export const SETTLE = 'cubic-bezier(.2, .8, .2, 1)';
export const LIFT = 'cubic-bezier(.4, 0, .7, .2)';
/** Somebody else's move never takes longer. */
export const OTHERS_MOST = 600;

export abstract class Stage<Position> {
  moving = $state(false);
  onsound: (name: string) => void = () => undefined;
  /** The log was shown up to here. */
  onshown: (sequence: number) => void = () => undefined;
  #stop: AbortController | null = null;
  #end: Position | null = null;

  /** Everything as it is, and nothing under way. */
  protected abstract place(position: Position): void;

  /** All at once. */
  show(position: Position): void {
    this.leave();
    this.moving = false;
    this.place(position);
  }
  /** What is under way jumps to its end. */
  skip(): void {
    this.#stop?.abort();
  }
  /** Nobody looks any more: what is under way ends without a word. */
  leave(): void {
    this.#stop?.abort();
    this.#stop = null;
  }

  /** Step by step, in at most so many milliseconds; then `end`. `steps` is asked once nothing older moves. */
  protected async run(
    steps: () => readonly Step[],
    end: Position,
    speed: Speed,
    most = OTHERS_MOST,
  ): Promise<void> {
    this.leave();
    const all = speed === 'off' ? [] : steps();
    if (all.length === 0) return this.show(end);
    const stop = new AbortController();
    this.#stop = stop;
    this.#end = end;
    this.moving = true;
    await perform(all, speed, most, stop.signal);
    if (this.#stop === stop) this.show(this.#end);
  }
  /** What is under way ends with this: something happened meanwhile that nobody sees. */
  protected amend(end: Position): void {
    this.#end = end;
  }
  /** Nothing newer has taken the stage: to be asked after every wait. */
  protected tells(stop: AbortSignal): boolean {
    return this.#stop?.signal === stop;
  }
}
