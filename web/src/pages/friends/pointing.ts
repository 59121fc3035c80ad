// Pointing at the table: one's own hand, and where another's hand points.

const SHOWN = 2_000;

/** With Alt and a click, or with the second button, at whatever a gesture could touch. */
export function pointer(at: (ref: string) => void): () => void {
  const pressed = (event: MouseEvent): void => {
    if (event.type === 'click' && !event.altKey) return;
    const thing = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    const ref = thing?.getAttribute('data-ref') ?? '';
    if (ref === '' || ref === 'confirm') return;
    event.preventDefault();
    event.stopPropagation();
    at(ref);
  };
  addEventListener('click', pressed, true);
  addEventListener('contextmenu', pressed, true);
  return () => {
    removeEventListener('click', pressed, true);
    removeEventListener('contextmenu', pressed, true);
  };
}

/** A ring around it for a moment. */
export function point(ref: string): void {
  const thing = document.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
  if (!thing) return;
  thing.setAttribute('data-pointed', '');
  setTimeout(() => thing.removeAttribute('data-pointed'), SHOWN);
}
