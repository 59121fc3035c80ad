// Susanoo's keys. Those of the shell (? L M G J K U Esc /) are not among them; a test looks for clashes.
import type { GameKey } from '../../board/game_page.ts';

export const keys: readonly GameKey[] = [
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'], does: 'page.susanoo.key.card' },
  { keys: ['Enter'], does: 'page.susanoo.key.go' },
  { keys: ['ArrowLeft', 'ArrowRight'], does: 'page.susanoo.key.arrows' },
  { keys: ['f', 'o'], does: 'page.susanoo.key.side' },
  { keys: ['p'], does: 'page.susanoo.key.pass' },
  { keys: ['n'], does: 'page.susanoo.key.until' },
  { keys: [' '], does: 'page.susanoo.key.hold' },
  { keys: ['a'], does: 'page.susanoo.key.ask' },
  { keys: ['r'], does: 'page.susanoo.key.run' },
  { keys: ['d'], does: 'page.susanoo.key.pour' },
  { keys: ['x'], does: 'page.susanoo.key.power' },
  { keys: ['w'], does: 'page.susanoo.key.why' },
  { keys: ['z'], does: 'page.susanoo.key.zoom' },
  { keys: ['s'], does: 'page.susanoo.key.orders' },
  { keys: ['e'], does: 'page.susanoo.key.yours' },
  { keys: ['h'], does: 'page.susanoo.key.since' },
];

export const sounds = [
  'card',
  'drum',
  'gong',
  'sake',
  'die',
  'lantern',
  'smoke',
  'your_turn',
  'end',
] as const;

export interface Commands {
  card(index: number): void;
  side(side: 'fighters' | 'foes'): void;
  /** A button of the bar by its key; whether it was there. */
  press(key: string): boolean;
  power(): boolean;
  open(kind: 'until' | 'orders' | 'why' | 'yours' | 'since'): void;
  zoom(): boolean;
  arrow(by: 1 | -1): boolean;
  /** Enter where nothing has the focus that it would press. */
  go(): boolean;
  hold(): boolean;
  back(): boolean;
}

/** Whether the key was one of ours. */
export function pressed(event: KeyboardEvent, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { key } = event;
  if (/^[0-9]$/.test(key)) return (commands.card((Number(key) + 9) % 10), true);
  switch (key.toLowerCase()) {
    case 'f':
      return (commands.side('fighters'), true);
    case 'o':
      return (commands.side('foes'), true);
    case 'p':
      return commands.press('pass');
    case 'a':
      return commands.press('ask');
    case 'r':
      return commands.press('run');
    case 'd':
      return commands.press('pour');
    case 'x':
      return commands.power();
    case 'n':
      return (commands.open('until'), true);
    case 'w':
      return (commands.open('why'), true);
    case 's':
      return (commands.open('orders'), true);
    case 'e':
      return (commands.open('yours'), true);
    case 'h':
      return (commands.open('since'), true);
    case 'z':
      return commands.zoom();
    case 'arrowleft':
      return commands.arrow(-1);
    case 'arrowright':
      return commands.arrow(1);
    case 'enter':
      return commands.go();
    case ' ':
      return commands.hold();
    case 'escape':
      return commands.back();
    default:
      return false;
  }
}
