// The five elements, told apart by form and never by colour: four discs with a figure cut out; Void is the empty circle.
import { sign } from './sign.ts';

export const ELEMENTS = ['fire', 'water', 'air', 'earth', 'void'] as const;
export type Element = (typeof ELEMENTS)[number];
export const isElement = (text: string): text is Element => ELEMENTS.some((one) => one === text);

const CRESTS: Readonly<Record<Element, string>> = {
  water:
    '<circle cx="12" cy="12" r="11"/><path class="c" d="M12 3.6C14.9 7.6 17.6 10.6 17.6 14.1a5.6 5.6 0 0 1-11.2 0C6.4 10.6 9.1 7.6 12 3.6Z"/><path d="M9.1 14.4a3.1 3.1 0 0 0 2.7 2.9" class="l"/>',
  fire: '<circle cx="12" cy="12" r="11"/><path class="c" d="M12.9 3.4c.3 3 4.9 5 4.9 10.1a5.8 5.8 0 0 1-11.6 0c0-2.6 1.5-4 2.2-6 .9.9 1.3 1.7 1.4 2.7 1.7-1.4 2.8-3.8 3.1-6.8Z"/><path d="M12.1 12.2c1.5 1.3 2.3 2.3 2.3 3.6a2.4 2.4 0 0 1-4.8 0c0-1.3 1.1-2.1 2.5-3.6Z"/>',
  air: '<circle cx="12" cy="12" r="11"/><path class="cl" d="M4.6 10.2h8.3a2.7 2.7 0 1 0-2.6-3.5"/><path class="cl" d="M4 13.7h12.2a2.3 2.3 0 1 1-2.2 3"/><path class="cl" d="M5.4 17.2h4.8"/>',
  earth:
    '<circle cx="12" cy="12" r="11"/><path class="c" d="M4.9 16.6 7.3 9.4l4.9-3.5 5 3 2 6.4-2.5 2.3H6.6Z"/><path d="M7.3 9.4l4 2.8 5.9-3.3M11.3 12.2l-1 5.4" class="l"/>',
  void: '<path class="ring" d="M16.6 3.6A9.6 9.6 0 1 1 8.6 3.1" />',
};

/** Without a label it is for eyes alone: its name stands beside it. */
export const crest = (element: Element, size = 16, label = ''): string =>
  sign('crest', 24, CRESTS[element], size, label);
