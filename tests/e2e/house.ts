// The real program, started for a test and ended with it.
import { spawn, type ChildProcess } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env['ENGAWA_BIN'] ?? `${root}build/release/engawa`;

export interface House {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
  /** At once, as by a power cut. */
  kill(): Promise<void>;
}

/** An address of this machine that is not its loopback, for what browsers call insecure. */
export function outerAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

/** Any port, nothing kept, unless the options say otherwise. */
export async function openHouse(...options: readonly string[]): Promise<House> {
  const usual = ([name, value]: readonly [string, string]): string[] => (options.includes(name) ? [] : [name, value]);
  const given = [usual(['--port', '0']), usual(['--db', ':memory:']), usual(['--log', 'trouble'])].flat();
  const child = spawn(program, ['serve', ...given, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await address(child);
  return {
    url,
    close: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  };
}

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const found = /open at (http:\/\/\S+?)\/?\n/.exec(told);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${told}`)));
  });
}
