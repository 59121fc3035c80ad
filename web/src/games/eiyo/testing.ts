// Positions of Eiyo for tests, and a table opened at one.
import { sitDown, type Desk } from '../../board/testing.ts';
import type { Settings } from '../../settings/settings.ts';

export type { Desk };

/** The mock-ups' game for one, round 6. */
export const SOLO =
  '20022201310/13210132120/1/tanto_br,katana_top,yari_rising/blue_war_archer,executioner,yellow_spearman.2+red_retainer,standard_bearer,blue_archer.2+yellow_sergeant,red_swordmaster,ambusher.3+yellow_conscript,blue_archer,black_scout.0.t/112000000010001000/101121122112000000/-/6/-/fight';
/** The last enemy, 45 honor won, four cards in the last deck. */
export const LAST =
  '00002110000/33321213340/0/tanto_bl,katana_bottom,yari_falling/black_shadow_master.0+-.0+-.0+-.0/123011202020001111/210321131313000000/-/10/-/fight';
/** Two who stand on one spot, hands shown. */
export const TOGETHER =
  '00010000200/32121113130/2/tanto_tr,tanto_br,katana_top,katana_right,katana_right,special:+tanto_br,katana_top,katana_bottom,katana_bottom,yari_falling,yari_rising:/gatekeeper,blue_archer,black_shadow_master.1+warlord,black_blade,blue_veteran_archer.1+blue_war_archer,standard_bearer,yellow_spearman.2+executioner,yellow_sergeant,blue_war_archer.1+-.0+ambusher,yellow_sergeant,yellow_spearman.1/000201210110000100/332101010100000000/LL/4/1/fight.1.0.-';
/** Two apart; the partner's katana waits at N1. */
export const APART =
  'rest/22100010110/2/special:tanto_tl,tanto_bl+special:tanto_br/red_champion,executioner,blue_archer.2.t+yellow_spearman,blue_archer,black_shadow_master.0+warlord,yellow_spearman.2+yellow_conscript,yellow_conscript,illusionist.3.t+red_retainer,red_swordmaster.0.2=katana_top+red_champion,standard_bearer,black_scout.2.t/000122002001011000/210010110001000000/RL/3/2/fight.1.0.-';

export const sitAt = (
  start: string,
  { coop = false, ...settings }: Partial<Settings> & { coop?: boolean } = {},
): Promise<Desk> =>
  sitDown({
    game: 'eiyo',
    options: coop ? { mode: 'coop' } : {},
    chairs: coop ? ['human', 'adept'] : ['human'],
    start,
    settings,
  });
