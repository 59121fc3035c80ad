export type Moment = 'solo' | 'six' | 'last' | 'scarce' | 'together' | 'apart';
export const positions: Readonly<Record<Moment, string>>;
export function at(moment: Moment, more?: Readonly<Record<string, string>>): string;
