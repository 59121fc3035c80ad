// Pointing at the table: one's own hand, and where another's hand points.
import { get, writable } from 'svelte/store';

const SHOWN = 2_000;

/** The next thing that is touched is pointed at; so that fingers can do it too. */
export const aiming = writable(false);

/** While one aims with any click, else with Alt and a click or the second button, at whatever a gesture could touch. */
export function pointer(at: (ref: string) => void): () => void {
  const pressed = (event: PointerEvent | MouseEvent): void => {
    const aims = get(aiming);
    const touched = 'pointerType' in event && event.pointerType === 'touch';
    // A finger that rests asks what something is; it points at nothing.
    if (event.type === 'click' ? !aims && !event.altKey : touched) return;
    const thing = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    const ref = thing?.getAttribute('data-ref') ?? '';
    if (ref === '' || ref === 'confirm') return;
    event.preventDefault();
    event.stopPropagation();
    aiming.set(false);
    at(ref);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') aiming.set(false);
  };
  addEventListener('click', pressed, true);
  addEventListener('contextmenu', pressed, true);
  addEventListener('keydown', key);
  return () => {
    aiming.set(false);
    removeEventListener('click', pressed, true);
    removeEventListener('contextmenu', pressed, true);
    removeEventListener('keydown', key);
  };
}

/** A ring around it for a moment. */
export function point(ref: string): void {
  const thing = document.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
  if (!thing) return;
  thing.setAttribute('data-pointed', '');
  setTimeout(() => thing.removeAttribute('data-pointed'), SHOWN);
}
