// The signs of this game, as text of svg; how they look is `draw.css`.
export { crest, ELEMENTS, isElement, type Element } from './crests.ts';
export { die } from './dice.ts';
export { drum } from './drum.ts';
export { emblem, mark } from './emblems.ts';
export { icon, type IconName } from './icons.ts';
export { lantern, seatMark, seatPath, type LanternOptions } from './lanterns.ts';
