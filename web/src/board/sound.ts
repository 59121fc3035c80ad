// Sounds of wood, steel and bronze, made by Web Audio: no files. A browser lets a page sound only after a person has done something, so
// the context is made with the first sound and what comes too early is silent.
import type { Settings } from '../settings/settings.ts';

interface Knock {
  /** Pitch of the body in hertz, how fast it dies in seconds, how loud, how much of the strike is heard. */
  readonly pitch: number;
  readonly ring: number;
  readonly gain: number;
  readonly click: number;
  readonly at?: number;
}

// The loudspeaker of a phone has little below 300 Hz: a sound whose body lies there has a partial above it, too.
const SOUNDS: Readonly<Record<string, readonly Knock[]>> = {
  pick: [{ pitch: 620, ring: 0.05, gain: 0.14, click: 0.3 }],
  place: [
    { pitch: 210, ring: 0.12, gain: 0.34, click: 0.9 },
    { pitch: 420, ring: 0.08, gain: 0.18, click: 0 },
  ],
  turn: [
    { pitch: 480, ring: 0.05, gain: 0.14, click: 0.5 },
    { pitch: 540, ring: 0.05, gain: 0.12, click: 0.4, at: 0.06 },
  ],
  capture: [
    { pitch: 150, ring: 0.2, gain: 0.34, click: 1 },
    { pitch: 392, ring: 0.12, gain: 0.14, click: 0 },
    { pitch: 112, ring: 0.26, gain: 0.26, click: 0.3, at: 0.09 },
    { pitch: 331, ring: 0.16, gain: 0.12, click: 0, at: 0.09 },
  ],
  your_turn: [
    { pitch: 330, ring: 0.14, gain: 0.16, click: 0.5 },
    { pitch: 440, ring: 0.18, gain: 0.16, click: 0.4, at: 0.13 },
  ],
  card: [{ pitch: 760, ring: 0.03, gain: 0.06, click: 1 }],
  gong: [
    { pitch: 174, ring: 1.1, gain: 0.16, click: 0.1 },
    { pitch: 352, ring: 0.8, gain: 0.06, click: 0 },
    { pitch: 521, ring: 0.5, gain: 0.03, click: 0 },
  ],
  blade: [
    { pitch: 1480, ring: 0.22, gain: 0.06, click: 1 },
    { pitch: 2210, ring: 0.3, gain: 0.03, click: 0, at: 0.02 },
  ],
  wood: [
    { pitch: 260, ring: 0.09, gain: 0.3, click: 0.8 },
    { pitch: 390, ring: 0.05, gain: 0.12, click: 0 },
  ],
  slash: [
    { pitch: 120, ring: 0.16, gain: 0.26, click: 1 },
    { pitch: 940, ring: 0.09, gain: 0.05, click: 0.8, at: 0.03 },
  ],
  lantern: [
    { pitch: 294, ring: 0.5, gain: 0.12, click: 0.2 },
    { pitch: 220, ring: 0.7, gain: 0.12, click: 0, at: 0.16 },
  ],
  door: [
    { pitch: 140, ring: 0.08, gain: 0.14, click: 1 },
    { pitch: 105, ring: 0.12, gain: 0.2, click: 0.8, at: 0.3 },
  ],
  water: [
    { pitch: 520, ring: 0.1, gain: 0.08, click: 0.2 },
    { pitch: 640, ring: 0.14, gain: 0.07, click: 0, at: 0.07 },
  ],
  die: [
    { pitch: 900, ring: 0.03, gain: 0.1, click: 1 },
    { pitch: 780, ring: 0.03, gain: 0.08, click: 0.9, at: 0.09 },
    { pitch: 660, ring: 0.05, gain: 0.08, click: 0.7, at: 0.2 },
  ],
  drum: [
    { pitch: 82, ring: 0.34, gain: 0.36, click: 0.7 },
    { pitch: 164, ring: 0.22, gain: 0.2, click: 0 },
    { pitch: 327, ring: 0.1, gain: 0.12, click: 0 },
  ],
  sake: [
    { pitch: 480, ring: 0.07, gain: 0.07, click: 0.3 },
    { pitch: 590, ring: 0.07, gain: 0.07, click: 0.1, at: 0.06 },
    { pitch: 720, ring: 0.12, gain: 0.06, click: 0, at: 0.12 },
  ],
  smoke: [
    { pitch: 330, ring: 0.5, gain: 0.1, click: 1 },
    { pitch: 247, ring: 0.7, gain: 0.1, click: 0, at: 0.14 },
    { pitch: 165, ring: 0.9, gain: 0.14, click: 0, at: 0.3 },
  ],
  stroke: [
    { pitch: 420, ring: 0.08, gain: 0.1, click: 1 },
    { pitch: 196, ring: 0.2, gain: 0.18, click: 0.2, at: 0.03 },
  ],
  low_time: [{ pitch: 880, ring: 0.05, gain: 0.12, click: 0.2 }],
  chat: [{ pitch: 700, ring: 0.09, gain: 0.1, click: 0.1 }],
  end: [
    { pitch: 98, ring: 1.6, gain: 0.3, click: 0.4 },
    { pitch: 196.4, ring: 1.1, gain: 0.14, click: 0 },
    { pitch: 293.1, ring: 0.8, gain: 0.08, click: 0 },
    { pitch: 392.6, ring: 0.9, gain: 0.1, click: 0 },
    { pitch: 589, ring: 0.6, gain: 0.05, click: 0 },
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function strike(audio: BaseAudioContext, when: number, { gain, click }: Knock): void {
  noise ??= white(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1800, Q: 0.8 });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(gain * click * 0.6, when); // a ramp begins where the value was set last
  volume.gain.exponentialRampToValueAtTime(0.0001, when + 0.03);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(when);
  source.stop(when + 0.04);
}
function white(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.05, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
function body(audio: BaseAudioContext, when: number, { pitch, ring, gain }: Knock): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch * 1.08 });
  tone.frequency.setValueAtTime(pitch * 1.08, when);
  tone.frequency.exponentialRampToValueAtTime(pitch, when + 0.02);
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(gain, when);
  volume.gain.exponentialRampToValueAtTime(0.0001, when + ring);
  tone.connect(volume).connect(audio.destination);
  tone.start(when);
  tone.stop(when + ring + 0.02);
}

export function sound(
  name: string,
  { soundOn, sounds }: Pick<Settings, 'soundOn' | 'sounds'>,
): void {
  if (!soundOn || sounds[name] === false || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  strikeAll(context, name);
}

/** Into any context: a file of it can be looked at, too. */
export function strikeAll(audio: BaseAudioContext, name: string): void {
  for (const knock of SOUNDS[name] ?? []) {
    const when = audio.currentTime + (knock.at ?? 0);
    body(audio, when, knock);
    if (knock.click > 0) strike(audio, when, knock);
  }
}
