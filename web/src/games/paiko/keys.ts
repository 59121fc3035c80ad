// Paikō's keys. Those of the shell (? L M G J K U Esc) are not among them; a test looks for clashes.
import type { GameKey } from '../../board/game_page.ts';
import { TYPES, type Facing } from './position.ts';

export const keys: readonly GameKey[] = [
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8'], does: 'page.paiko.key.tile' },
  { keys: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], does: 'page.paiko.key.cursor' },
  { keys: ['Enter', ' '], does: 'page.paiko.key.choose' },
  { keys: ['.', ','], does: 'page.paiko.key.target' },
  { keys: ['q'], does: 'page.paiko.key.turn_tile' },
  {
    keys: ['Shift+ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowLeft'],
    does: 'page.paiko.key.facing',
  },
  { keys: ['d'], does: 'page.paiko.key.draw' },
  { keys: ['t'], does: 'page.paiko.key.threat' },
  { keys: ['c'], does: 'page.paiko.key.cover' },
  { keys: ['r'], does: 'page.paiko.key.turn_board' },
  { keys: ['f'], does: 'page.paiko.key.flip' },
  { keys: ['y'], does: 'page.paiko.key.why' },
  { keys: ['h'], does: 'page.paiko.key.hand' },
  { keys: ['b'], does: 'page.paiko.key.board' },
];

export const sounds = ['pick', 'place', 'turn', 'capture', 'your_turn', 'end'] as const;

export interface Commands {
  tile(index: number): void;
  target(by: 1 | -1): void;
  turnTile(): void;
  facing(facing: Facing): void;
  draw(): void;
  threat(): void;
  cover(): void;
  turnBoard(): void;
  flip(): void;
  why(): void;
  hand(): void;
  board(): void;
  back(): boolean;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Whether the key was one of ours. */
export function pressed(event: KeyboardEvent, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS.indexOf(event.key);
  if (event.shiftKey && arrow >= 0) return (commands.facing(arrow as Facing), true);
  const type = TYPES[Number(event.key) - 1] === undefined ? -1 : Number(event.key) - 1;
  if (type >= 0) return (commands.tile(type), true);
  const simple: Readonly<Record<string, () => void>> = {
    '.': () => commands.target(1),
    ',': () => commands.target(-1),
    q: commands.turnTile,
    d: commands.draw,
    t: commands.threat,
    c: commands.cover,
    r: commands.turnBoard,
    f: commands.flip,
    y: commands.why,
    h: commands.hand,
    b: commands.board,
  };
  const act = simple[event.key.toLowerCase()];
  if (act) return (act(), true);
  return event.key === 'Escape' && commands.back();
}
