// What scrolls and holds nothing that takes the focus must take it itself, or keys could not scroll it.
import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (body) => {
  const look = (): void => {
    const inside = body.querySelector('a[href], button, input, select, textarea, [tabindex]');
    if (!inside && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else if (body.hasAttribute('role')) body.tabIndex = -1;
    else body.removeAttribute('tabindex');
  };
  const frame = requestAnimationFrame(look); // a dialog is shown after this
  const seen = typeof MutationObserver === 'undefined' ? null : new MutationObserver(look);
  seen?.observe(body, { childList: true, subtree: true });
  addEventListener('resize', look);
  return () => {
    cancelAnimationFrame(frame);
    seen?.disconnect();
    removeEventListener('resize', look);
  };
};
