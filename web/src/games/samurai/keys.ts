// The keys of Way of the Samurai. Those of the shell (? L M G J K U Esc) are not among them; a test looks for clashes.
import type { GameKey } from '../../board/game_page.ts';

export const keys: readonly GameKey[] = [
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], does: 'page.samurai.key.number' },
  { keys: ['ArrowLeft', 'ArrowRight'], does: 'page.samurai.key.arrows' },
  { keys: ['Enter'], does: 'page.samurai.key.enter' },
  { keys: ['f'], does: 'page.samurai.key.focus' },
  { keys: ['a'], does: 'page.samurai.key.gisei' },
  { keys: ['i'], does: 'page.samurai.key.insight' },
  { keys: ['x'], does: 'page.samurai.key.exploit' },
  { keys: ['b'], does: 'page.samurai.key.breath' },
  { keys: ['s'], does: 'page.samurai.key.step' },
  { keys: ['o', 'n', 'c'], does: 'page.samurai.key.virtue' },
  { keys: ['p'], does: 'page.samurai.key.plan' },
  { keys: ['r'], does: 'page.samurai.key.look' },
  { keys: ['h'], does: 'page.samurai.key.hand' },
  { keys: [' '], does: 'page.samurai.key.skip' },
];

export const sounds = [
  'card',
  'water',
  'blade',
  'wood',
  'die',
  'stroke',
  'gong',
  'your_turn',
  'end',
] as const;

export interface Commands {
  number(index: number): void;
  verb(name: string): void;
  focus(): void;
  look(): void;
  plan(): void;
  hand(): void;
  arrow(by: 1 | -1): boolean;
  /** Enter where nothing has the focus that it would press. */
  go(): boolean;
  skip(): boolean;
  back(): boolean;
}

const VERBS: Readonly<Record<string, readonly string[]>> = {
  a: ['gisei'],
  i: ['insight'],
  x: ['exploit', 'redraw'],
  b: ['breath'],
  s: ['step'],
  o: ['bokken'],
  n: ['jin'],
  c: ['credit'],
};

/** Whether the key was one of ours. */
export function pressed(event: KeyboardEvent, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { key } = event;
  if (/^[1-9]$/.test(key)) return (commands.number(Number(key) - 1), true);
  const small = key.toLowerCase();
  const verbs = VERBS[small];
  if (verbs) {
    for (const verb of verbs) commands.verb(verb);
    return true;
  }
  if (small === 'f') return (commands.focus(), true);
  if (small === 'p') return (commands.plan(), true);
  if (small === 'r') return (commands.look(), true);
  if (small === 'h') return (commands.hand(), true);
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return commands.arrow(key === 'ArrowRight' ? 1 : -1);
  if (key === 'Enter') return commands.go();
  if (key === ' ') return commands.skip();
  return key === 'Escape' && commands.back();
}
