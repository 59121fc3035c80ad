// Positions of Eiyo that bring the moments of its tests and pictures: from games of bots, and the mock-ups' own.
export const positions = {
  /** Alone, round 6. */
  solo: '20022201310/13210132120/1/tanto_br,katana_top,yari_rising/blue_war_archer,executioner,yellow_spearman.2+red_retainer,standard_bearer,blue_archer.2+yellow_sergeant,red_swordmaster,ambusher.3+yellow_conscript,blue_archer,black_scout.0.t/112000000010001000/101121122112000000/-/6/-/fight',
  /** Six weapons in hand, and a price of two for each turn. */
  six: '23233323330/-/1/tanto_tl,tanto_br,katana_bottom,yari_falling,yari_rising,special/yellow_sergeant,blue_veteran_archer,illusionist.3+red_swordmaster,black_blade,yellow_conscript.4+yellow_spearman,black_scout,ambusher.3+red_retainer,yellow_sergeant,gatekeeper.3/001000000000000000/220102211111000000/-/5/-/fight',
  /** The last enemy: one free strike wins, a pass loses. */
  last: '00002110000/33321213340/0/tanto_bl,katana_bottom,yari_falling/black_shadow_master.0+-.0+-.0+-.0/123011202020001111/210321131313000000/-/10/-/fight',
  /** The champion in front brings the honor that is still missing. */
  scarce:
    '00002110000/33321213340/0/tanto_bl,katana_bottom,yari_falling/red_champion.0+-.0+-.0+-.0/112011202020001111/220322131313000000/-/10/-/fight',
  /** The enemies leave one card of the last deck, and three are to be drawn. */
  thirst:
    '00002110000/33321213340/0/tanto_bl,katana_bottom,yari_falling/yellow_conscript.0+-.0+-.0+-.0/123011202020001111/210322131213000000/-/10/-/fight',
  /** The Executioner in front would take two cards with him; the last deck has one. */
  revenge:
    '00001000000/33322323340/0/tanto_bl,katana_bottom,yari_falling/executioner.0+black_shadow_master.0+-.0+-.0/123011202020001110/210321131313000000/-/10/-/fight',
  /** One weapon, two enemies: whatever it strikes, the other takes the last card. */
  late: '00001000000/rest/0/yari_falling/black_shadow_master.0+executioner.0+-.0+-.0/123011202020001110/210321131313000000/-/10/-/fight',
  /** A pass, and 18 cards are lost to the enemies. */
  strike:
    '23323333430/10010000010/0/special/yellow_spearman,black_shadow_master.1+blue_archer,black_shadow_master.1+yellow_conscript.2+blue_archer,black_scout.0/122000000010011011/201121123213000000/-/7/-/fight',
  /** Path of the Warrior: the Mist in front makes attacks dearer, the Drum beats behind. */
  monks:
    '21221333110/12011000130/2/tanto_br,katana_top,yari_falling,yari_falling/yamabushi_mist,red_swordmaster,black_scout.5+blue_archer,black_shadow_master,yamabushi_drum.5+yellow_conscript,red_swordmaster,blue_archer.5+yellow_conscript,yellow_conscript,blue_veteran_archer.5/-/1000200120110000000000/-/3/-/fight',
  /** Two on one spot, hands shown. */
  together:
    '00010000200/32121113130/2/tanto_tr,tanto_br,katana_top,katana_right,katana_right,special:+tanto_br,katana_top,katana_bottom,katana_bottom,yari_falling,yari_rising:/gatekeeper,blue_archer,black_shadow_master.1+warlord,black_blade,blue_veteran_archer.1+blue_war_archer,standard_bearer,yellow_spearman.2+executioner,yellow_sergeant,blue_war_archer.1+-.0+ambusher,yellow_sergeant,yellow_spearman.1/000201210110000100/332101010100000000/LL/4/1/fight.1.0.-',
  /** The same, before anybody has shown a card. */
  unshown:
    '00010000200/32121113130/2/special:tanto_tr,tanto_br,katana_top,katana_right,katana_right+tanto_br,katana_top,katana_bottom,katana_bottom,yari_falling,yari_rising/gatekeeper,blue_archer,black_shadow_master.1+warlord,black_blade,blue_veteran_archer.1+blue_war_archer,standard_bearer,yellow_spearman.2+executioner,yellow_sergeant,blue_war_archer.1+-.0+ambusher,yellow_sergeant,yellow_spearman.1/000201210110000100/332101010100000000/LL/4/1/fight.1.0.-',
  /** Two apart; a weapon waits at a red enemy. */
  apart:
    'rest/22100010110/2/special:tanto_tl,tanto_bl+special:tanto_br/red_champion,executioner,blue_archer.2.t+yellow_spearman,blue_archer,black_shadow_master.0+warlord,yellow_spearman.2+yellow_conscript,yellow_conscript,illusionist.3.t+red_retainer,red_swordmaster.0.2=katana_top+red_champion,standard_bearer,black_scout.2.t/000122002001011000/210010110001000000/RL/3/2/fight.1.0.-',
};

/** What goes with a position. */
const options = {
  together: { mode: 'coop' },
  unshown: { mode: 'coop' },
  apart: { mode: 'coop' },
  monks: { path: 'on' },
};

/** Where a table in that position is opened. */
export function at(moment, more = {}) {
  const query = new URLSearchParams({ position: positions[moment], ...options[moment], ...more });
  return `/play/eiyo?${query}`;
}
