// Line icons on a grid of 24, stroke 1.7, round ends. `solid` parts carry fill="currentColor".
const dot = (x, y, r = 1.5) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;
export const icons = {
  menu: '<path d="M4 7h16M4 12h16M4 17h11"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  forward: '<path d="M9 5l7 7-7 7"/>',
  up: '<path d="M5 15l7-7 7 7"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  first: '<path d="M18 6l-6 6 6 6M7 6v12"/>',
  last: '<path d="M6 6l6 6-6 6M17 6v12"/>',
  more: dot(5.5, 12) + dot(12, 12) + dot(18.5, 12),
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7"/>',
  play: '<path d="M8 5.5v13l10.5-6.5z" fill="currentColor"/>',
  person: '<circle cx="12" cy="8" r="3.6"/><path d="M5 20c.6-4.2 3.4-6.2 7-6.2s6.4 2 7 6.2"/>',
  friend: '<circle cx="9" cy="8.4" r="3.2"/><path d="M3 19.4c.5-3.7 2.8-5.6 6-5.6s5.5 1.9 6 5.6"/><path d="M15.2 5.4a3.2 3.2 0 0 1 .4 6.1M17 14c2.3.6 3.7 2.4 4 5.4"/>',
  screen: '<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M4 12h16"/><path d="M10 8l2-1.6 2 1.6M10 16l2 1.6 2-1.6"/>',
  link: '<path d="M10 14.5a4 4 0 0 0 5.7.2l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3"/><path d="M14 9.5a4 4 0 0 0-5.7-.2l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3"/>',
  learn: '<path d="M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2z"/><path d="M12 7v13"/>',
  rules: '<path d="M6 4h11a1.5 1.5 0 0 1 1.5 1.5V20H7.5A2 2 0 0 1 5.5 18V4.5"/><path d="M5.6 18a2 2 0 0 1 2-2h10.9"/><path d="M9 8h6M9 11h4"/>',
  log: '<path d="M7 4.5h10.5a1.5 1.5 0 0 1 1.5 1.5v11.5"/><path d="M5 7V6a1.6 1.6 0 0 1 3.2 0v11.8a1.9 1.9 0 0 0 1.9 1.9h8.4a1.9 1.9 0 0 0 1.9-1.9v-.8H12v.8"/><path d="M11 9h5M11 12.5h5"/>',
  chat: '<path d="M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-7L7.5 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V7A1.5 1.5 0 0 1 5 5.5z"/><path d="M8 9.5h8M8 12.5h5"/>',
  coach: '<path d="M12 2.5v2M9 4.5h6M9.5 20.5h5M12 20.5v1.5"/><path d="M9 4.5C6.2 6.3 5 9 5 12.5s1.2 6.2 4 8h6c2.8-1.8 4-4.5 4-8s-1.2-6.2-4-8"/><path d="M5.5 9.5q6.5 2 13 0M5.5 15.5q6.5 2 13 0"/>',
  undo: '<path d="M8 6 4 10l4 4"/><path d="M4 10h10a5 5 0 0 1 0 10h-3"/>',
  redo: '<path d="M16 6l4 4-4 4"/><path d="M20 10H10a5 5 0 0 0 0 10h3"/>',
  draw: '<circle cx="10" cy="14" r="6"/><path d="M10 11v6M7 14h6"/><path d="M11.5 4.7a6 6 0 0 1 7.9 7.9"/>',
  threat: '<path d="M12 4 21 19.5H3z"/><path d="M12 11l3.5 6h-7z" fill="currentColor" stroke="none"/>',
  cover: '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="3.2"/>',
  turn: '<path d="M12 6.5 17.5 12 12 17.5 6.5 12z"/><path d="M4 8.5A9 9 0 0 1 12 3M20 15.5A9 9 0 0 1 12 21"/><path d="M9.8 1.8 12.3 3 11 5.4M14.2 22.2 11.7 21 13 18.6"/>',
  coords: '<rect x="4" y="4" width="16" height="16" rx="1.5"/><path d="M4 12h16M12 4v16"/>' + dot(8, 16, 1.3),
  clock: '<circle cx="12" cy="12.5" r="7.5"/><path d="M12 8v4.5l3 2M10 3h4"/>',
  sound: '<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/><path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  mute: '<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/><path d="M16 9.5l5 5M21 9.5l-5 5"/>',
  settings: '<path d="M4 7h8M18 7h2M4 17h2M12 17h8M4 12h11M19 12h1"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  share: '<path d="M12 14V4M8 7.5 12 3.5l4 4"/><path d="M6 11H5v9h14v-9h-1"/>',
  download: '<path d="M12 4v10M8 10.5l4 4 4-4"/><path d="M5 19.5h14"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="1.5"/><path d="M5.5 15.5h-1V5A.5.5 0 0 1 5 4.5h10.5v1"/>',
  qr: '<path d="M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5z"/><path d="M14.5 14.5h2v2M19.5 14.5v2.5M14.5 19.5h2.5M19.5 19.5h0"/>',
  calendar: '<path d="M5 6h14v13.5H5z"/><path d="M5 10h14M9 3.5V7M15 3.5V7"/>' + dot(12, 14.5, 1.6),
  search: '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5 5"/>',
  send: '<path d="M4 12 20 4.5 15 20l-3.5-6.5z"/><path d="M11.5 13.5 20 4.5"/>',
  flag: '<path d="M6 21V4M6 5h11l-2.5 3.5L17 12H6"/>',
  bug: '<path d="M8.5 9a3.5 3.5 0 0 1 7 0"/><path d="M7 11.5a1.5 1.5 0 0 1 1.5-1.5h7a1.5 1.5 0 0 1 1.5 1.5V15a5 5 0 0 1-10 0z"/><path d="M12 10v10M7 13H3.5M20.5 13H17M7.5 17 5 19M16.5 17l2.5 2M9 6 7.5 4M15 6l1.5-2"/>',
  branch: '<circle cx="7" cy="6" r="2"/><circle cx="7" cy="18" r="2"/><circle cx="17" cy="9" r="2"/><path d="M7 8v8M7 14c0-3 10-1 10-3"/>',
  rematch: '<path d="M5 9.5A7.5 7.5 0 0 1 18.5 8M19 14.5A7.5 7.5 0 0 1 5.5 16"/><path d="M19 4v4h-4M5 20v-4h4"/>',
  offline: '<path d="M7 18.5h9.5a4 4 0 0 0 .8-7.9 5.5 5.5 0 0 0-8.3-3.2M7 18.5a4 4 0 0 1-1-7.9"/><path d="M4 4l16 16"/>',
  keyboard: '<rect x="3" y="6" width="18" height="12" rx="1.5"/><path d="M7 10h0M11 10h0M15 10h0M17.5 10h0M6.5 14h0M10 14.2h5M17.5 14h0"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.6 9.6A2.5 2.5 0 0 1 12 7.7c1.5 0 2.5.9 2.5 2.2 0 1.9-2.5 2-2.5 4"/>' + dot(12, 16.7, 1),
  warn: '<path d="M12 4 21 19.5H3z"/><path d="M12 10v4.5"/>' + dot(12, 17, 1),
  trash: '<path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7"/><path d="M10.5 10.5v6M13.5 10.5v6"/>',
  terminal: '<rect x="3.5" y="5" width="17" height="14" rx="1.5"/><path d="M7.5 9.5 10.5 12l-3 2.5M12.5 15h4"/>',
  bell: '<path d="M6 16.5c1.2-1.4 1.5-3 1.5-5.5a4.5 4.5 0 0 1 9 0c0 2.5.3 4.1 1.5 5.5z"/><path d="M12 4.2V6M10.3 19a1.8 1.8 0 0 0 3.4 0"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5"/>' + dot(12, 7.8, 1.1),
  swap: '<path d="M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5"/>',
  upload: '<path d="M12 15V5M8 8.5l4-4 4 4"/><path d="M5 19.5h14"/>',
  install: '<rect x="6.5" y="3" width="11" height="18" rx="2"/><path d="M12 7v7M9.2 11.4 12 14.2l2.8-2.8M10.5 18h3"/>',
  white: '<path d="M12 4.5 19.5 12 12 19.5 4.5 12z"/>',
  black: '<path d="M12 4.5 19.5 12 12 19.5 4.5 12z" fill="currentColor"/>',
};

// Bots are daruma: the stronger, the more of the face is painted. Box of 40.
const body = '<path d="M20 3.5C29.5 3.5 36 11 36 21c0 9.5-6 16-16 16S4 30.5 4 21C4 11 10.5 3.5 20 3.5z" fill="var(--daruma, var(--vermilion))"/>';
const face = '<path d="M20 10c6.5 0 10.5 2.6 10.5 7.5S26.5 26 20 26 9.5 22.4 9.5 17.5 13.5 10 20 10z" fill="var(--bone)"/>';
const belly = '<path d="M12.5 31.5c2 1.6 4.5 2.3 7.5 2.3s5.5-.7 7.5-2.3" fill="none" stroke="var(--bone)" stroke-width="1.6" stroke-linecap="round" opacity=".75"/>';
const eye = (x, on) => `<circle cx="${x}" cy="17.5" r="3.3" fill="${on ? 'var(--bone-ink)' : 'none'}" stroke="var(--bone-ink)" stroke-width="1.2"/>`;
const nose = '<path d="M20 18.5v2.6M18 23.2h4" stroke="var(--bone-ink)" stroke-width="1.3" stroke-linecap="round" fill="none"/>';
const brows = '<path d="M11.5 13.2c2-1.8 4.4-1.9 6.2-.4M28.5 13.2c-2-1.8-4.4-1.9-6.2-.4" stroke="var(--bone-ink)" stroke-width="2.2" stroke-linecap="round" fill="none"/>';
const beard = '<path d="M11.5 22.5c1.6 1.6 3.2 2.2 5 2M28.5 22.5c-1.6 1.6-3.2 2.2-5 2" stroke="var(--bone-ink)" stroke-width="1.7" stroke-linecap="round" fill="none"/>';
export const daruma = {
  random: body + face + eye(15.2, false) + eye(24.8, false) + nose + belly,
  novice: body + face + eye(15.2, true) + eye(24.8, false) + nose + belly,
  adept: body + face + eye(15.2, true) + eye(24.8, true) + nose + belly,
  master: body + face + eye(15.2, true) + eye(24.8, true) + nose + brows + beard + belly,
};
