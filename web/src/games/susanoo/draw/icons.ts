// Small icons, 24 x 24, as plain vectors that stay sharp at 14 px.
import { sign } from './sign.ts';

const ICONS = {
  back: '<path class="l" d="M14.5 5 8 12l6.5 7"/>',
  menu: '<path class="l" d="M4 7h16M4 12h16M4 17h16"/>',
  sake: '<path d="M3.5 8.5h17c-.3 4.6-3.3 7.6-6.5 8.3V19h2.5v1.5h-9V19H10v-2.2C6.8 16.1 3.8 13.1 3.5 8.5Z"/>',
  cup: '<path class="l" d="M3.9 8.5h16.2c-.4 4.7-3.8 7.8-8.1 7.8s-7.7-3.1-8.1-7.8ZM9 20h6M12 16.5V20"/>',
  head: '<path d="M4 9.5C6.5 5 11 3.5 15 5l4-2-.8 3.6C20.5 9 21 13 19.5 17l.5 4.5h-7c1.5-2.5 1.6-5 .5-6.5-2.5.5-6 .5-8.5-1l4.5-1.5C7.5 12 5 11.5 4 9.5Z"/><circle class="c" cx="13.2" cy="8.8" r="1.3"/>',
  event:
    '<rect x="5" y="3" width="14" height="18" rx="2"/><path class="cl" d="M9 8l6 8M15 8l-6 8"/>',
  reward:
    '<rect class="o" x="5.8" y="3.8" width="12.4" height="16.4" rx="1.6"/><path class="l" d="M6 12h12M12 4v16"/><circle cx="12" cy="12" r="2.6"/>',
  form: '<path class="l" d="M6 20V10a6 6 0 0 1 12 0v10ZM9.5 12h1.5M13 12h1.5M10 16.5c1.3 1 2.7 1 4 0"/>',
  vp: '<circle class="o" cx="12" cy="12" r="8.6"/><path class="l" d="M12 7.5v9M8.5 10.2 12 7.5l3.5 2.7"/>',
  level: '<path class="l" d="M5 15l7-7 7 7M5 20l7-7 7 7"/>',
  run: '<path class="l" d="M13 5.5 9.5 11l4 2.5L11 20M9.5 11H5M13.5 9l2.5 2.5H20"/><circle cx="15" cy="4" r="2"/>',
  help: '<path class="l" d="M4 13c3-3.5 5-3.5 8 0 3-3.5 5-3.5 8 0M4 17c3-3.5 5-3.5 8 0 3-3.5 5-3.5 8 0M12 3v6M9 6h6"/>',
  hold: '<path class="l" d="M8 12V5.5a1.5 1.5 0 0 1 3 0V11M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8c0 4-2.5 6.5-6 6.5-2.8 0-4.2-1.2-5.5-3.5L3.8 14c-.6-1.3 1-2.4 2.2-1.2L8 15Z"/>',
  pass: '<path class="l" d="M5 7h14M6 10.5h12M7 14h10M9 17.5h6"/>',
  until: '<path class="l" d="M5 6v12M9 7l5 5-5 5M14 7l5 5-5 5"/>',
  skip: '<path d="M4 5.5 11 12 4 18.5ZM12 5.5 19 12 12 18.5Z"/>',
  order: '<path class="l" d="M7 3.5h10v17H7ZM10 8h4M10 12h4M10 16h2.5"/>',
  die: '<rect class="o" x="4.5" y="4.5" width="15" height="15" rx="3"/><circle cx="9" cy="9" r="1.4"/><circle cx="15" cy="15" r="1.4"/><circle cx="12" cy="12" r="1.4"/>',
  helmet:
    '<path d="M4 15c0-6 3.5-9.5 8-9.5s8 3.5 8 9.5l-8-1.5ZM2.5 17c3-1 16-1 19 0l1 2.5c-5-1.5-16-1.5-21 0Z"/>',
  armor: '<path d="M7 4.5c2 2 8 2 10 0l4.5 3-1.5 6-3-1 .5 7.5h-11L7 12.5l-3 1-1.5-6Z"/>',
  weapon:
    '<path d="M19.5 3 10 14.5 8.5 13 18 3.5ZM5.5 13.5 10.5 18.5 9 19.5 7.5 18 4.5 21 3 19.5l3-3L4.5 15Z"/>',
  ward: '<path class="l" d="M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6ZM8.8 12l2.4 2.4 4-4.6"/>',
  clock: '<circle class="o" cx="12" cy="12" r="8.5"/><path class="l" d="M12 7v5l3.5 2"/>',
  eye: '<path class="l" d="M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12Z"/><circle cx="12" cy="12" r="2.8"/>',
  chat: '<path class="l" d="M4 5h16v11H11l-4.5 4V16H4Z"/>',
  close: '<path class="l" d="M6 6l12 12M18 6 6 18"/>',
  check: '<path class="l" d="M5 12.5 10 17.5 19 7"/>',
  no: '<circle class="o" cx="12" cy="12" r="8.5"/><path class="l" d="M6.5 6.5l11 11"/>',
  up: '<path class="l" d="M12 19V6M6.5 11.5 12 6l5.5 5.5"/>',
  swap: '<path class="l" d="M4 9h14l-4-4M20 15H6l4 4"/>',
  info: '<circle class="o" cx="12" cy="12" r="8.5"/><path class="l" d="M12 11v5.5M12 7.5v.200"/>',
  threat: '<path d="M12 4 21 19.5H3Z"/>',
  safe: '<circle cx="12" cy="12" r="8"/>',
  chance: '<path d="M12 2.5 21.5 12 12 21.5 2.5 12Z"/>',
  drum: '<ellipse class="o" cx="12" cy="7" rx="8.5" ry="3.5"/><path class="l" d="M3.5 7v9.5C3.5 18.5 7.5 20 12 20s8.5-1.5 8.5-3.5V7"/>',
  yokai:
    '<path d="M6 10 4.5 3.5 9 7h6l4.5-3.5L18 10c1.5 6-1.5 10.5-6 10.5S4.5 16 6 10Z"/><path class="cl" d="M8.6 11.5l2.4 1M15.4 11.5l-2.4 1M9 16.5h6"/>',
  first: '<path class="l" d="M6 21V4l11 3.5L6 11"/>',
} as const;
export type IconName = keyof typeof ICONS;

/** Without a label it is for eyes alone. */
export const icon = (name: IconName, size = 18, label = ''): string =>
  sign('icon', 24, ICONS[name], size, label);
