// Positions of Way of the Samurai that bring the moments of its tests and pictures: the mock-ups' own, and from games of bots.
const BAG = 'F1,F2,F5,W1,W2,W3,W7,E1,E2,E4,E5,E6,V2,V4,V5,V9/F7,W5,W6,E3,V3,V6,V7';
const SPECIALS = 'A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11,A12';
const WORLD = '0.2.1.0.0.0:WE-K:-:-:-:-';
const KOJIRO = { opponent: 'O6', surrounding: 'L4' };

export const positions = {
  /** Round 2 against Kojiro at the beach, before the first card. */
  place1: {
    position: `8.3.2/6.5/-/1.2.1.1/0.0.0.0/${BAG}/F3,F4,F6,W4,E7,V1,V8/-/-/${SPECIALS}/D3,D11/C2,C5/-/0/${WORLD}/place`,
    options: KOJIRO,
  },
  /** One card is placed. */
  duel: {
    position: `8.3.2/6.5/-/1.2.1.1/4.-1.-2.0/${BAG}/F4,F6,W4,E7,V1,V8/-:F3/-/${SPECIALS}/D3,D11/C2,C5/-/0/${WORLD}/place`,
    options: KOJIRO,
  },
  /** His defence is turned; a third Fire card makes a combo. */
  third: {
    position: `8.3.2/6.5/-/1.2.1.1/6.0.-3.0/${BAG}/F4,W4,E7,V1,V8/-:F3,F6/-/${SPECIALS}/D3,D11:D7/C2,C5/-/0/${WORLD}/place`,
    options: KOJIRO,
  },
  /** The combo is made. */
  reward: {
    position: `8.3.2/6.5/-/1.2.1.1/8.0.-3.0/${BAG}/W4,E7,V1,V8/-:F3,F4,F6/-/${SPECIALS}/D3,D11:D7/C2,C5/-/0/${WORLD}/strike+reward`,
    options: KOJIRO,
  },
  /** Strength would hit, Technique would not. */
  strike: {
    position: `8.4.2/6.5/-/1.2.1.1/8.0.-3.0/${BAG}/W4,E7,V1,V8/-:F3,F4,F6/-/${SPECIALS}/D3,D11:D7/C2,C5/-/0/${WORLD}/strike`,
    options: KOJIRO,
  },
  /** Kojiro answers. */
  guard: {
    position: `8.3.2/6.5/-/1.2.1.1/2.4.2.0/${BAG}/F3,F4,F6,V8/-:W4,E7,V1/-/${SPECIALS}/D3,D6,D11/C2,C5/-/0/0.2.1.0.0.1:WE-K:-:-:-:-/guard.1`,
    options: KOJIRO,
  },
  /** A strike with Strength ends the duel. */
  last: {
    position: `8.4.1/1.5/-/1.2.1.1/8.0.-3.0/${BAG}/W4,E7,V1,V8/-:F3,F4,F6/-/${SPECIALS}/D3,D11:D7/C2,C5/-/0/${WORLD}/strike`,
    options: KOJIRO,
  },
  /** Whatever he turns kills. */
  doomed: {
    position: `1.1.1/6.5/-/1.2.1.1/2.4.-6.0/${BAG}/F3,F4,F6,V8/-:W4,E7,V1/-/${SPECIALS}/D3,D6,D11/C2,C5/-/0/0.2.1.0.0.1:WE-K:-:-:-:-/guard.1`,
    options: KOJIRO,
  },
  /** One against three: the first is dead, the second and the third answer. */
  three: {
    position: `8.1.2/0.0+3.1+4.2/-/1.2.1.2/1.1.3.0/F3,F4,F7,W1,W3,W4,W5,W6,W7,E1,E2,E3,E4,V1,V3,V6,V8/F2,F5,W2,E5,E6,V4,V7/F1,F6,E7/-:V2,V5,V9/-/${SPECIALS}/D3,D4,D7/C6/-/0/0.2.0.0.0.1:WE-K:-:-:-:-/guard.23`,
    options: { three: 'on', surrounding: 'SU1' },
  },
  /** One against three, the third in armour: whom to attack. */
  target: {
    position: `8.4.1/2.1+3.1+4.2/foe.4/1.1.1.1/0.0.0.0/F1,F3,F4,F5,F7,W1,W2,W4,W5,W6,W7,E1,E2,E3,E4,E7,V2,V3,V5,V6,V7,V8,V9/-/F2,F6,W3,E5,E6,V1,V4/-/-/${SPECIALS}/-/-/-/0/0.0.1.0.0.0:WE-K:-:-:-:-/target`,
    options: { three: 'on', surrounding: 'SU1', yoroi: 'opponent', blood: 'on' },
  },
  /** Shiro has just turned to side B; the armour is yours. */
  shiro: {
    position:
      '7.3.1/7.5.B/you.4/1.1.2.1/-3.10.4.0/F5,F6,F7,W4,E2,E5,E6,E7,V1,V3,V8/F1,F2,F4,W1,W7,E1,E4,V2,V4,V5,V6,V7/F3/W5,E3,V9:W2,W3,W6/A5/A1,A2,A3,A4,A6,A7,A8,A9,A10,A11,A12/D5:D1/C1/-/0/1.1.1.0.0.0:WE-Y:-:-:-:-/attacked.0+price',
    options: { opponent: 'O7', weapon: 'WE-Y', yoroi: 'self', surrounding: 'L1' },
  },
  /** One against three: a strike at the last who lives. */
  last_of_three: {
    position: `8.4.1/0.0+0.0+1.1/-/1.2.1.3/8.0.-3.0/${BAG}/W4,E7,V1,V8/-:F3,F4,F6/-/${SPECIALS}/D3,D11:D7/C2,C5/-/0/0.2.0.0.0.0:WE-K:-:-:-:-/strike`,
    options: { three: 'on' },
  },
  /** Side A, and Technique would hit: he turns. */
  turning: {
    position:
      '7.3.1/7.5/-/1.1.2.1/-3.10.4.0/F5,F6,F7,W4,E2,E5,E6,E7,V1,V3,V8/F1,F2,F4,W1,W7,E1,E4,V2,V4,V5,V6,V7/F3/W5,E3,V9:W2,W3,W6/A5/A1,A2,A3,A4,A6,A7,A8,A9,A10,A11,A12/D5:D1/C1/-/0/1.1.1.0.0.0:WE-Y:-:-:-:-/strike',
    options: { opponent: 'O7', weapon: 'WE-Y', surrounding: 'L1' },
  },
  /** His armour stands before his Life. */
  his_armour: {
    position: `8.4.1/6.5/foe.4/1.2.1.1/8.0.-3.0/${BAG}/W4,E7,V1,V8/-:F3,F4,F6/-/${SPECIALS}/D3,D11:D7/C2,C5/-/0/${WORLD}/strike`,
    options: { ...KOJIRO, yoroi: 'opponent' },
  },
  /** Yours stands before yours, and no card of his is blocked. */
  own_armour: {
    position: `8.3.1/6.5/you.4/1.2.1.1/2.4.-6.0/${BAG}/F3,F4,F6,V8/-:W4,E7,V1/-/${SPECIALS}/D3,D6,D11/C2,C5/-/0/0.2.1.0.0.1:WE-K:-:-:-:-/guard.1`,
    options: { ...KOJIRO, yoroi: 'self' },
  },
  /** The clan's master, one stroke from his end. */
  master: {
    position: `8.4.1/1.1/-/5.2.1.1/9.0.-3.0/${BAG}/W4,E7,V1,V8/-:F3,F4,F6/-/${SPECIALS}/D3,D11:D7/C2,C5/-/0/0.2.0.0.0.0:WE-K:-:-:-:-/strike`,
    options: { mode: 'clan' },
  },
  /** The Cliff, once a duel: three faces of six lose. */
  cliff: {
    position: `8.3.2/6.5/-/1.2.1.1/0.0.0.0/${BAG}/F3,F4,F6,W4,E7,V1,V8/-/-/${SPECIALS}/D3,D11/C2,C5/-/0/${WORLD}/place`,
    options: { opponent: 'O6', surrounding: 'SU2' },
  },
  /** Rei lets up to two cards be exchanged after the draw. */
  exchange: {
    position: `8.3.2/6.5/-/1.2.1.1/0.0.0.0/${BAG}/F3,F4,F6,W4,E7,V1,V8/-/-/${SPECIALS}/D3,D11/C2,C5/-/3.BU3.0/${WORLD}/exchange`,
    options: KOJIRO,
  },
  /** Three cards won, to be swapped in; in the clan. */
  prepare: {
    position:
      '8.4.1/2.1/-/3.2.1.1/0.0.0.0/F1,F6,F7,W2,W4,W6,W7,E1,E2,E4,E5,E7,V1,V2,V3,V6,V9/F3,W1,W3,W5,E6,V4,V7/F2,F4,F5,E3,V5,V8/-/A4,A9,A11/A1,A2,A3,A5,A6,A7,A8,A10,A12/D1,D5/-/-/0/0.4.0.0.0.0:WE-K:-:-:-:-/prepare',
    options: { mode: 'clan' },
  },
  /** The Yari may redraw. */
  redraw: {
    position: `7.4.1/11.5/-/1.1.1.1/0.0.0.0/F1,F3,F4,F5,F6,F7,W1,W2,W4,W5,W6,W7,E1,E2,E3,E4,E7,V2,V3,V5,V6,V7,V8,V9/-/F2,W3,E5,E6,V1,V4/-/-/${SPECIALS}/-/-/-/0/3.0.0.0.0.0:WE-Y:-:-:-:-/redraw`,
    options: { weapon: 'WE-Y', opponent: 'O4' },
  },
  /** A hit, and the Injury die at 3. */
  die: {
    position:
      '8.1.3/2.1/-/4.3.1.1/6.2.0.0/F1,W4,W6,W7,E4,E5,E7,V2,V3,V9/F2,F3,F4,F5,F6,W1,W3,W5,E2,E3,E6,V4,V5,V7,V8,A4,A9,A11/F7,W2,E1/-:V1,V6,A2/-/A1,A3,A5,A6,A7,A8,A10,A12/D1,D2,D3,D5:D6/C8/-/1/0.6.0.0.0.0:WE-K:-:-:-:-/attacked.0+die.1',
    options: { mode: 'clan' },
  },
  /** The Wakizashi looks at two cards and keeps one. */
  keep: {
    position:
      '8.4.1/10.5/-/1.1.1.1/-2.8.-1.0/F3,F4,F5,F6,W1,W2,W6,W7,E1,E2,E3,E4,E5,E7,V1,V2,V3,V4,V5,V6,V7,V8,V9/-/F1,F2,F7,E6/-:W3,W4,W5/-/A1,A2,A4,A5,A6,A7,A8,A10,A11,A12:A3,A9/-:D6/-/-/0/0.0.1.0.0.0:WE-W:-:-:-:-/strike+win.1.2+keep',
    options: { weapon: 'WE-W', opponent: 'O2' },
  },
  /** Chugi lets any virtue be chosen. */
  virtue: {
    position: `8.3.2/6.5/-/1.2.1.1/0.0.0.0/${BAG}/F3,F4,F6,W4,E7,V1,V8/-/-/${SPECIALS}/D3,D11/C2,C5/-/3/${WORLD}/place+virtue`,
    options: KOJIRO,
  },
  /** A disciple is dead. */
  spoils: {
    position: `7.1.1/2.1/-/2.1.2.1/8.4.9.0/F1,F3,F4,F5,F7,W1,W2,W4,W5,W6,W7,E1,E2,E3,E4,E7,V2,V3,V5,V6,V7,V8,V9/-/E6/F2,F6,V4:W3,E5,V1/-/${SPECIALS}/D9,D10/C5/-/0/${WORLD}/next_attack+spoils`,
    options: { mode: 'clan' },
  },
  /** On the road: a card is forgotten. */
  forget: {
    position:
      '8.2.1/0.0/-/4.0.1.1/0.0.0.0/F1,F2,F3,F4,F5,F6,F7,W1,W2,W3,W4,W5,W6,W7,E1,E2,E3,E4,E5,E6,E7,V1,V2,V3,V4,V5,V6,V7,V8,V9,A1,A7,A8,A10,A11/-/-/-/A6/A2,A3,A4,A5,A9,A12/-/-/-/0/0.0.0.0.0.0:WE-K:-:-:EV1,EV3,EV5,EV6,EV7,EV9:-/road+forget.1',
    options: { mode: 'campaign' },
  },
  /** On the road, three duels won. */
  road: {
    position: `6.2.2/0.0/-/4.0.1.1/0.0.0.0/rest/-/-/-/A6,A9/A2,A3,A4,A5,A12/-/-/-/1/0.0.0.0.0.0:WE-K:-:-:EV1,EV3,EV5,EV6,EV7,EV9:-/road`,
    options: { mode: 'campaign' },
  },
  /** Two Blood cards kept. */
  wounded: {
    position: `5.1.0/6.1/-/1.4.2.1/-1.7.0.0/F3,F5,W6,W7,V3/F1,F2,F6,F7,W2,W3,E1,E3,E4,E5,E6,E7,V1,V2,V4,V5,V7,V8,V9/F4,E2,V6/W1,W4,W5/-/${SPECIALS}/D1,D3,D6,D9,D10,D11,D12/C3,C4,C5,C8,C10,C11,C12/BL1.2,BL5.1/1/0.4.0.0.0.0:WE-K:-:-:-:-/place`,
    options: { blood: 'on', difficulty: 'hard' },
  },
  /** The round is over, and Ki could still be used. */
  end: {
    position: `7.2.1/11.4/-/1.1.2.1/6.1.7.0/F3,F4,F5,W1,W2,W4,W5,W6,W7,E1,E2,E3,V2,V3,V6,V7,V8,V9/F2,W3,E5,E6,V1,V4/-/E4,E7,V5:F1,F6,F7/-/${SPECIALS}/D9,D10/C4,C5/-/1/2.0.0.0.0.0:WE-Y:-:-:-:-/end`,
    options: { weapon: 'WE-Y', opponent: 'O4' },
  },
};

/** Where a table in that position is opened. */
export function duelAt(moment, more = {}) {
  const { position, options } = positions[moment];
  return `/play/samurai?${new URLSearchParams({ position, ...options, ...more })}`;
}
