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
}

/** An address of this machine that is not its loopback, for what browsers call insecure. */
export function outerAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

export async function openHouse(...options: readonly string[]): Promise<House> {
  const child = spawn(program, ['serve', '--port', '0', '--db', ':memory:', '--log', 'trouble', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await address(child);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

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
