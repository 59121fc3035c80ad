export interface Kept {
    readonly card: { readonly id: string };
    readonly table: { readonly id: string; readonly record: string };
}
export const plies: readonly { seat: number; turn: number; text: string; gift?: boolean }[];
export function keptAfter(turn: number, open?: boolean, id?: string): Promise<Kept>;
