// What a person has chosen on this device. Kept in localStorage; where that is blocked, it holds until the tab closes.
import { writable, type Writable } from 'svelte/store';

export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly density: 'beginner' | 'usual' | 'expert';
  readonly motion: 'off' | 'quick' | 'normal';
  /** Each sound by its name; one that is not there is on. */
  readonly sounds: Readonly<Record<string, boolean>>;
  readonly soundOn: boolean;
  /** An armed move waits for the button: `auto` for touch, not for mouse. */
  readonly confirm: 'auto' | 'always' | 'never';
  /** The board lies turned: `auto` on phones. */
  readonly turned: 'auto' | 'on' | 'off';
  readonly coordinates: 'auto' | 'on' | 'off';
  readonly signs: 'signs' | 'letters';
  readonly largerMarks: boolean;
  /** Of the person at this screen. */
  readonly name: string;
  readonly notify: boolean;
  /** Seconds that a master thinks. */
  readonly thought: number;
  /** What was chosen last when a table was set. */
  readonly level: string;
}

export const defaults: Settings = {
  theme: 'auto',
  density: 'usual',
  motion: 'normal',
  sounds: {},
  soundOn: true,
  confirm: 'auto',
  turned: 'auto',
  coordinates: 'auto',
  signs: 'signs',
  largerMarks: false,
  name: '',
  notify: false,
  thought: 1,
  level: 'novice',
};

const KEY = 'engawa.settings';

function kept(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...defaults, ...found } : defaults;
  } catch {
    return defaults;
  }
}

export const settings: Writable<Settings> = writable(kept());

export function change(part: Partial<Settings>): void {
  settings.update((now) => {
    const next = { ...now, ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Full or blocked: it holds until the tab closes.
    }
    return next;
  });
}
