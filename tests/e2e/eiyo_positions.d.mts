export type Moment =
    | 'solo'
    | 'six'
    | 'last'
    | 'scarce'
    | 'thirst'
    | 'revenge'
    | 'late'
    | 'monks'
    | 'strike'
    | 'together'
    | 'unshown'
    | 'apart';
export const positions: Readonly<Record<Moment, string>>;
export function at(moment: Moment, more?: Readonly<Record<string, string>>): string;
