// What a dialog and a sheet share: the browser's own modal element, which keeps the focus inside, makes the rest inert,
// closes by Escape and gives the focus back to whoever had it. Where the focus went to something that is gone by then,
// it goes to the page's main part.
import type { Attachment } from 'svelte/attachments';
import { canFocus } from './focus.ts';

export interface Modal {
  /** Asked to close: Escape, a click beside it, or the phone's way back. */
  onclose: () => void;
}

export function modal({ onclose }: Modal): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    const cancel = (event: Event): void => {
      event.preventDefault(); // closing is the caller's decision: it takes the element away
      onclose();
    };
    // A finger that held something until this opened is lifted above it, and that is no press beside it.
    let pressed = false;
    const press = (): void => void (pressed = true);
    const beside = (event: MouseEvent): void => {
      if (event.target !== dialog || !pressed) return;
      const box = dialog.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) onclose();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('mousedown', beside);
    dialog.tabIndex = -1;
    dialog.showModal();
    // The browser would begin at the cross; begin at the title, unless something asks for the focus.
    if (!dialog.querySelector('[autofocus]') && document.activeElement?.closest('header')) {
      dialog.focus();
    }
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('mousedown', beside);
      dialog.close();
      (canFocus(before) ?? document.querySelector<HTMLElement>('main'))?.focus();
    };
  };
}
