// Pointing at the table: one's own hand, and where another's hand points.
import { get, writable } from 'svelte/store';

const SHOWN = 2_600;
/** Around the thing, so that what it is can still be seen. */
const ROOM = 5;

/** The next thing that is touched is pointed at; so that fingers can do it too. */
export const aiming = writable(false);

/** While one aims with any click, else with Alt and a click or the second button, at whatever a gesture could touch. */
export function pointer(at: (ref: string) => void): () => void {
  const thingAt = (event: Event): string => {
    const thing = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    const ref = thing?.getAttribute('data-ref') ?? '';
    return ref === 'confirm' ? '' : ref;
  };
  const pointed = (event: MouseEvent): void => {
    const touched = 'pointerType' in event && event.pointerType === 'touch';
    // A finger that rests asks what something is; it points at nothing.
    if (event.type === 'click' ? !get(aiming) && !event.altKey : touched) return;
    const ref = thingAt(event);
    if (ref === '') return;
    event.preventDefault();
    event.stopPropagation();
    aiming.set(false);
    at(ref);
  };
  // The board hears nothing of a press that points.
  const pressed = (event: PointerEvent): void => {
    if ((get(aiming) || event.altKey) && thingAt(event) !== '') event.stopPropagation();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') aiming.set(false);
  };
  const PRESSES = ['pointerdown', 'pointerup'] as const;
  const POINTS = ['click', 'contextmenu'] as const;
  for (const kind of PRESSES) addEventListener(kind, pressed, true);
  for (const kind of POINTS) addEventListener(kind, pointed, true);
  addEventListener('keydown', key);
  return () => {
    aiming.set(false);
    for (const kind of PRESSES) removeEventListener(kind, pressed, true);
    for (const kind of POINTS) removeEventListener(kind, pointed, true);
    removeEventListener('keydown', key);
  };
}

/** The largest that is on the screen: a thing may stand at several places, one of them put away. */
function shown(ref: string): Element | null {
  const all = [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)];
  const size = (one: Element): number => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  };
  return all.reduce<Element | null>(
    (best, one) => (size(one) > (best ? size(best) : 0) ? one : best),
    null,
  );
}

/**
 * A ring around it for a moment. It lies over the page, for an outline on a square of a drawn board is not painted. Gives
 * what the thing is called, as far as it has a name.
 */
export function point(ref: string): string {
  const thing = shown(ref);
  if (!thing) return '';
  const { left, top, width, height } = thing.getBoundingClientRect();
  document.querySelector(`.pointed-ring[data-pointed="${CSS.escape(ref)}"]`)?.remove();
  const ring = document.createElement('div');
  ring.className = 'pointed-ring';
  ring.setAttribute('data-pointed', ref);
  ring.style.setProperty('left', `${left - ROOM}px`);
  ring.style.setProperty('top', `${top - ROOM}px`);
  ring.style.setProperty('width', `${width + 2 * ROOM}px`);
  ring.style.setProperty('height', `${height + 2 * ROOM}px`);
  document.body.append(ring);
  setTimeout(() => ring.remove(), SHOWN);
  const [called = ''] = (thing.getAttribute('aria-label') ?? '').split(/[.,;:]/);
  return called.trim();
}
