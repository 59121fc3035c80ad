// Keys of the shell, the same at every table. Games use the rest: a test looks through both lists for clashes.
import type { GameKey } from '../../board/game_page.ts';

export type ShellKey = GameKey & { readonly id: ShellAct };
export type ShellAct =
  | 'keys'
  | 'log'
  | 'chat'
  | 'rules'
  | 'coach'
  | 'hint'
  | 'undo'
  | 'back'
  | 'type'
  | 'first'
  | 'earlier'
  | 'later'
  | 'last';

export const shellKeys: readonly ShellKey[] = [
  { id: 'keys', keys: ['?'], does: 'page.keys.keys' },
  { id: 'log', keys: ['l'], does: 'page.keys.log' },
  { id: 'chat', keys: ['m'], does: 'page.keys.chat' },
  { id: 'rules', keys: ['g'], does: 'page.keys.rules' },
  { id: 'coach', keys: ['j'], does: 'page.keys.coach' },
  { id: 'hint', keys: ['k'], does: 'page.keys.hint' },
  { id: 'undo', keys: ['u'], does: 'page.keys.undo' },
  { id: 'back', keys: ['Escape'], does: 'page.keys.back' },
  { id: 'type', keys: ['/'], does: 'page.keys.type' },
  { id: 'first', keys: ['Home'], does: 'page.keys.first' },
  { id: 'earlier', keys: ['PageUp'], does: 'page.keys.earlier' },
  { id: 'later', keys: ['PageDown'], does: 'page.keys.later' },
  { id: 'last', keys: ['End'], does: 'page.keys.last' },
];

/** How a list of keys names one. */
export const keyName = (key: string): string =>
  ({
    Escape: 'Esc',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
    ' ': 'Space',
  })[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** What a key press asks of the shell; null: nothing, or somebody types. */
export function shellAct(event: KeyboardEvent): ShellAct | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
    return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return shellKeys.find(({ keys }) => keys.includes(key))?.id ?? null;
}
