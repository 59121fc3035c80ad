// Links to a table. What opens it stands behind the `#`, which no server sees; the links of tables that were opened here
// are remembered, so that the one who invites can show them again.
import type { Given } from './messages.ts';

/** `i`: an invitation, `w`: to watch, `o`: the own seat from another device. */
export type LinkKind = 'i' | 'w' | 'o';
export interface FoundLink {
  readonly kind: LinkKind;
  readonly link: string;
}

export function linkIn(hash: string): FoundLink | null {
  const found = /^#?([iwo])=([\w-]{1,64})$/.exec(hash);
  const [, kind, link] = found ?? [];
  return kind && link ? { kind: kind as LinkKind, link } : null;
}

export const addressOf = (origin: string, id: string, kind: LinkKind, link: string): string =>
  `${origin}/table/${id}#${kind}=${link}`;

/** What is remembered of a table: links to it, and by which one this device looks at it. */
export interface Known {
  readonly party?: string;
  readonly code?: string;
  readonly watch?: string;
}

const PLACE = 'engawa.links';
/** Tables whose links are remembered; the oldest are forgotten first. */
const MOST = 60;
let memory: Readonly<Record<string, Known>> = {};

function all(): Readonly<Record<string, Known>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...memory, ...kept } : memory;
  } catch {
    return memory;
  }
}

export const known = (id: string): Known => all()[id] ?? {};

export function remember(id: string, part: Known): void {
  const others = Object.entries(all()).filter(([one]) => one !== id);
  memory = Object.fromEntries([...others, [id, { ...known(id), ...part }]].slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory));
  } catch {
    // Blocked: it holds until the tab closes.
  }
}

export const rememberGiven = ({ table, party, code, watch }: Given): void =>
  remember(table, {
    ...(party ? { party } : {}),
    ...(code ? { code } : {}),
    ...(watch ? { watch } : {}),
  });
