// A card on its way from one place of the screen to another: a drawing that flies over the table and is gone when it
// arrives, for the table beneath already shows it there, or shows it then.
import { animate } from './motion.ts';
import { LIFT, SETTLE } from './stage.svelte.ts';

export interface Flight {
  readonly from: Element | null;
  readonly to: Element | null;
  /** Markup of our own drawings. */
  readonly drawing: string;
  /** Classes beside `flying`. */
  readonly look?: string;
  /** Quarter turns on the way. */
  readonly turns?: number;
  /** It is taken off the table: it fades, smaller. */
  readonly leaves?: boolean;
  readonly delay?: number;
}

/** Over `layer`, whose corner is the origin and which has `position`. Where a place is missing nothing flies. */
export async function fly(
  layer: HTMLElement | null,
  { from, to, drawing, look = '', turns = 0, leaves = false, delay = 0 }: Flight,
  ms: number,
  stop: AbortSignal,
): Promise<void> {
  if (!layer || !from || !to || ms <= 0 || stop.aborted) return;
  const origin = layer.getBoundingClientRect();
  const at = (element: Element, more: string): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2 - origin.left, top + height / 2 - origin.top];
    return `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  };
  const card = document.createElement('span');
  card.className = `flying ${look}`.trim();
  card.innerHTML = drawing;
  card.style.opacity = '0'; // until it sets out
  layer.append(card);
  const frames: Keyframe[] = [
    { transform: at(from, 'rotate(0deg)'), opacity: 1 },
    {
      transform: at(to, `rotate(${turns * 90}deg) scale(${leaves ? 0.5 : 0.8})`),
      opacity: leaves ? 0 : 1,
    },
  ];
  await animate(card, frames, ms, stop, {
    easing: leaves ? LIFT : SETTLE,
    delay,
    fill: 'forwards',
  });
  card.remove();
}
