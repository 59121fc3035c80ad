export type Position =
    | 'a'
    | 'a2'
    | 'b'
    | 'b4'
    | 'c'
    | 'c4'
    | 'd2'
    | 'd3'
    | 'd4'
    | 'e'
    | 'f'
    | 'f2'
    | 'g'
    | 'g2'
    | 'h'
    | 'k';
export const positions: Readonly<Record<Position, string>>;
export interface Moment {
    readonly at: Position;
    readonly touch?: readonly string[];
    readonly key?: string;
}
export const moments: Readonly<Record<string, Moment>>;
export function at(moment: Position, more?: Readonly<Record<string, string>>): string;
