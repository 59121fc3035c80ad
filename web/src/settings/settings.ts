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

/** What a table can sound; a game names those it uses. Their words are `page.sound.<name>`. */
export const soundNames = [
  'pick',
  'place',
  'turn',
  'capture',
  'your_turn',
  'low_time',
  'end',
  'chat',
] as const;

/** What was kept may be old, or somebody else's: each value is taken only if it is one that we know. */
export function readSettings(found: unknown): Settings {
  if (typeof found !== 'object' || found === null) return defaults;
  const given = found as Readonly<Record<string, unknown>>;
  const one = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === given[name]) ?? usual;
  const flag = (name: string, usual: boolean): boolean => {
    const value = given[name];
    return typeof value === 'boolean' ? value : usual;
  };
  const text = (name: string, most: number, usual: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value.slice(0, most) : usual;
  };
  const seconds = given['thought'];
  const sounds = given['sounds'];
  return {
    theme: one('theme', ['auto', 'light', 'dark'], defaults.theme),
    density: one('density', ['beginner', 'usual', 'expert'], defaults.density),
    motion: one('motion', ['off', 'quick', 'normal'], defaults.motion),
    sounds: Object.fromEntries(
      Object.entries(typeof sounds === 'object' && sounds !== null ? sounds : {}).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    ),
    soundOn: flag('soundOn', defaults.soundOn),
    confirm: one('confirm', ['auto', 'always', 'never'], defaults.confirm),
    turned: one('turned', ['auto', 'on', 'off'], defaults.turned),
    coordinates: one('coordinates', ['auto', 'on', 'off'], defaults.coordinates),
    signs: one('signs', ['signs', 'letters'], defaults.signs),
    largerMarks: flag('largerMarks', defaults.largerMarks),
    name: text('name', 24, defaults.name),
    notify: flag('notify', defaults.notify),
    thought:
      typeof seconds === 'number' && seconds >= 0.1 && seconds <= 60 ? seconds : defaults.thought,
    level: text('level', 24, defaults.level),
  };
}

const KEY = 'engawa.settings';

function kept(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return defaults;
  }
}

/** Follows what other tabs change. */
export const settings: Writable<Settings> = writable(kept(), (set) => {
  const changed = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) set(kept());
  };
  globalThis.addEventListener?.('storage', changed);
  return () => globalThis.removeEventListener?.('storage', changed);
});

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
