// The engine's modules, one for each game that has a page. A module is fetched and compiled once and then started in each
// worker.
import eiyo from '@modules/engawa-eiyo.wasm?url';
import paiko from '@modules/engawa-paiko.wasm?url';
import samurai from '@modules/engawa-samurai.wasm?url';
import susanoo from '@modules/engawa-susanoo.wasm?url';
import { Refused } from './port.ts';

const addresses: Readonly<Record<string, string>> = { paiko, eiyo, samurai, susanoo };

export const moduleAddresses: readonly string[] = Object.values(addresses);

const compiled = new Map<string, Promise<WebAssembly.Module>>();

export function engineModule(game: string): Promise<WebAssembly.Module> {
  const known = compiled.get(game);
  if (known) return known;
  const made = compile(game);
  compiled.set(game, made);
  // A failed fetch is tried again when it is asked for again.
  made.catch(() => compiled.delete(game));
  return made;
}

async function compile(game: string): Promise<WebAssembly.Module> {
  const address = addresses[game];
  if (!address) throw new Refused('no_module', `there is no module for ${game}`);
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch {
    throw new Refused('engine_not_reached', 'the engine could not be fetched');
  }
  if (!answer.ok) throw new Refused('engine_not_reached', `the server answered ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
