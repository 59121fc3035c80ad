// A worker's functions, made when its module has come.
import { Refused } from './port.ts';

type Call = (...args: unknown[]) => unknown;

/** `start` with the module first; everything else waits for it. */
export function lazily<Api extends object>(
  make: (module: WebAssembly.Module) => Promise<Api>,
): Record<string, (...args: never[]) => unknown> {
  let made: Promise<Api> | null = null;
  return new Proxy({} as Record<string, (...args: never[]) => unknown>, {
    get: (_, name) =>
      name === 'start'
        ? async (module: WebAssembly.Module): Promise<void> => {
            made = make(module);
            await made;
          }
        : async (...args: unknown[]): Promise<unknown> => {
            if (!made) throw new Refused('not_started', 'the engine has no module yet');
            const api = (await made) as Record<string, Call | undefined>;
            const call = api[String(name)];
            if (!call) throw new Refused('unknown_call', `nobody answers to ${String(name)}`);
            return call(...args);
          },
  });
}
