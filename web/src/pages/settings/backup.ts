// All kept games as one file, to take to another device. Keys of chance that are still secret are in it, as they are on
// this device: it is a person's own copy.
import type { Keeper, KeptCard, KeptTable } from '../../table/kept.ts';

const FORMAT = 'engawa-games';
const VERSION = 1;

interface Whole {
  readonly card: KeptCard;
  readonly table: KeptTable;
}

export async function pack(keeper: Keeper): Promise<string> {
  const tables: Whole[] = [];
  for (const { id } of await keeper.list()) {
    const whole = await keeper.load(id);
    if (whole) tables.push(whole);
  }
  return `${JSON.stringify({ format: FORMAT, version: VERSION, tables })}\n`;
}

/** How many came back. One that is here already stays as it is if it is newer. */
export async function unpack(keeper: Keeper, text: string): Promise<number> {
  const found: unknown = JSON.parse(text);
  if (!isBackup(found)) throw new Error('not a file of kept games');
  const here = new Map((await keeper.list()).map((card) => [card.id, card.changed]));
  let count = 0;
  for (const { card, table } of found.tables) {
    if ((here.get(card.id) ?? -1) >= card.changed) continue;
    await keeper.save(card, table);
    count += 1;
  }
  return count;
}

function isBackup(found: unknown): found is { tables: readonly Whole[] } {
  if (typeof found !== 'object' || found === null) return false;
  const { format, version, tables } = found as Record<string, unknown>;
  return format === FORMAT && version === VERSION && Array.isArray(tables) && tables.every(isWhole);
}

/** Enough of a table to list it; the engine reads the rest, and refuses what it cannot read. */
function isWhole(found: unknown): found is Whole {
  if (typeof found !== 'object' || found === null) return false;
  const { card, table } = found as { card?: Partial<KeptCard>; table?: Partial<KeptTable> };
  return (
    typeof card?.id === 'string' &&
    /^l[\w-]{1,40}$/.test(card.id) &&
    card.id === table?.id &&
    typeof card.game === 'string' &&
    typeof card.changed === 'number' &&
    Array.isArray(card.levels) &&
    Array.isArray(card.names) &&
    Array.isArray(card.winners) &&
    typeof card.tableau === 'object' &&
    typeof table.record === 'string'
  );
}
