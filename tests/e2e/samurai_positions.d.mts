export type Moment =
    | 'place1'
    | 'duel'
    | 'third'
    | 'reward'
    | 'strike'
    | 'guard'
    | 'last'
    | 'doomed'
    | 'three'
    | 'target'
    | 'shiro'
    | 'last_of_three'
    | 'turning'
    | 'his_armour'
    | 'own_armour'
    | 'master'
    | 'cliff'
    | 'exchange'
    | 'prepare'
    | 'redraw'
    | 'die'
    | 'keep'
    | 'virtue'
    | 'spoils'
    | 'forget'
    | 'road'
    | 'wounded'
    | 'end';
export interface Start {
    readonly position: string;
    readonly options: Readonly<Record<string, string>>;
}
export const positions: Readonly<Record<Moment, Start>>;
export function duelAt(moment: Moment, more?: Readonly<Record<string, string>>): string;
