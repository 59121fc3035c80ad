// Things move one after the other, in the order of the log. This file owns time: how long a script of steps takes at a
// speed, that somebody else's move never takes longer than it may, and how everything jumps to its end.
export type Speed = 'off' | 'quick' | 'normal';

export interface Step {
  /** At normal speed. */
  readonly ms: number;
  /** Starts; settled when it has arrived, or at once when it is told to stop. */
  run(ms: number, stop: AbortSignal): Promise<void> | void;
}

const PACE: Readonly<Record<Speed, number>> = { off: 0, quick: 0.6, normal: 1 };

/** What each step's time is multiplied by, so that all of them together take at most so long. */
export function pace(steps: readonly Step[], speed: Speed, most: number): number {
  const whole = steps.reduce((sum, { ms }) => sum + ms, 0) * PACE[speed];
  return whole > most ? (PACE[speed] * most) / whole : PACE[speed];
}

export async function perform(
  steps: readonly Step[],
  speed: Speed,
  most: number,
  stop: AbortSignal,
): Promise<void> {
  const factor = pace(steps, speed, most);
  for (const step of steps) await step.run(stop.aborted ? 0 : step.ms * factor, stop);
}

/** Moves an element from somewhere to where it already stands, or away from it. */
export async function animate(
  element: Element | null,
  frames: Keyframe[],
  ms: number,
  stop: AbortSignal,
  options: Pick<KeyframeAnimationOptions, 'easing' | 'fill' | 'delay'> = {},
): Promise<void> {
  if (!element || ms <= 0 || stop.aborted || typeof element.animate !== 'function') return;
  const animation = element.animate(frames, { duration: ms, ...options });
  const end = (): void => animation.cancel();
  stop.addEventListener('abort', end, { once: true });
  await animation.finished.catch(() => undefined);
  stop.removeEventListener('abort', end);
}

export function pause(ms: number, stop: AbortSignal): Promise<void> {
  if (ms <= 0 || stop.aborted) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(finish, ms);
    function finish(): void {
      clearTimeout(timer);
      stop.removeEventListener('abort', finish);
      done();
    }
    stop.addEventListener('abort', finish);
  });
}

export const reduced = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
