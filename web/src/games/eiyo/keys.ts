// Eiyo's keys. Those of the shell (? L M G J K U Esc) are not among them; a test looks for clashes.
import type { GameKey } from '../../board/game_page.ts';
import type { Corner } from './draw/parts.ts';

export const keys: readonly GameKey[] = [
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8'], does: 'page.eiyo.key.weapon' },
  { keys: ['q', 'w', 's', 'a'], does: 'page.eiyo.key.row' },
  { keys: ['Enter'], does: 'page.eiyo.key.attack' },
  { keys: ['d'], does: 'page.eiyo.key.deflect' },
  { keys: ['r', 'Shift+R'], does: 'page.eiyo.key.turn' },
  { keys: ['p'], does: 'page.eiyo.key.pass' },
  { keys: ['o'], does: 'page.eiyo.key.move' },
  { keys: ['v'], does: 'page.eiyo.key.show' },
  { keys: ['i'], does: 'page.eiyo.key.look' },
  { keys: ['y'], does: 'page.eiyo.key.why' },
  { keys: ['h'], does: 'page.eiyo.key.hand' },
  { keys: ['b'], does: 'page.eiyo.key.board' },
  { keys: ['ArrowLeft', 'ArrowRight'], does: 'page.eiyo.key.arrows' },
  { keys: [' '], does: 'page.eiyo.key.skip' },
];

export const sounds = [
  'card',
  'gong',
  'blade',
  'wood',
  'slash',
  'lantern',
  'door',
  'your_turn',
  'end',
] as const;

export interface Commands {
  weapon(index: number): void;
  row(at: Corner): void;
  deflect(): void;
  turn(by: 1 | -1): void;
  pass(): void;
  move(): void;
  show(): void;
  look(): void;
  why(): void;
  hand(): void;
  board(): void;
  arrow(by: 1 | -1): boolean;
  /** Enter where nothing has the focus that it would press. */
  go(): boolean;
  skip(): boolean;
  back(): boolean;
}

const ROWS: Readonly<Record<string, Corner>> = { q: 'TL', w: 'TR', s: 'BR', a: 'BL' };

/** Whether the key was one of ours. */
export function pressed(event: KeyboardEvent, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { key } = event;
  if (/^[1-8]$/.test(key)) return (commands.weapon(Number(key) - 1), true);
  const small = key.toLowerCase();
  const corner = ROWS[small];
  if (corner) return (commands.row(corner), true);
  if (small === 'r') return (commands.turn(event.shiftKey ? -1 : 1), true);
  const simple: Readonly<Record<string, () => void>> = {
    d: commands.deflect,
    p: commands.pass,
    o: commands.move,
    v: commands.show,
    i: commands.look,
    y: commands.why,
    h: commands.hand,
    b: commands.board,
  };
  const act = simple[small];
  if (act) return (act(), true);
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return commands.arrow(key === 'ArrowRight' ? 1 : -1);
  if (key === 'Enter') return commands.go();
  if (key === ' ') return commands.skip();
  return key === 'Escape' && commands.back();
}
