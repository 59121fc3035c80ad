// Questions and answers over a message port: a function call with a number goes out, a value or a refusal with its code
// comes back. Knows nothing of what is asked.

/** A refusal with a stable code, the engine's or our own. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.name = 'Refused';
    this.code = code;
  }
}

export interface Port {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', heard: (event: MessageEvent) => void): void;
}

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;
/** The same functions, answered from the other side. */
export type Remote<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

interface Question {
  readonly id: number;
  readonly call: string;
  readonly args: readonly unknown[];
}
interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly refused?: { readonly code: string; readonly text: string };
}

const refusalOf = (error: unknown): { code: string; text: string } => {
  const text = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? error.code
      : 'failed';
  return { code, text };
};

/** Answers what comes in by these functions. */
export function serve(port: Port, api: Functions): void {
  port.addEventListener('message', (event: MessageEvent<Question>) => {
    const { id, call, args } = event.data;
    const answer = async (): Promise<Answer> => {
      const named = api[call] as ((...given: readonly unknown[]) => unknown) | undefined;
      if (!named) throw new Refused('unknown_call', `nobody answers to ${call}`);
      return { id, value: await named(...args) };
    };
    void answer()
      .catch((error: unknown): Answer => ({ id, refused: refusalOf(error) }))
      .then((message) => port.postMessage(message));
  });
}

export interface Line<Api> {
  readonly ask: Remote<Api>;
  /** Everything that is still open, and everything after, is refused. */
  close(code: string, text: string): void;
}

export function connect<Api extends object>(port: Port): Line<Api> {
  const open = new Map<number, { keep: (value: unknown) => void; drop: (error: Error) => void }>();
  let last = 0;
  let closed: Refused | null = null;
  port.addEventListener('message', (event: MessageEvent<Answer>) => {
    const { id, value, refused } = event.data;
    const asked = open.get(id);
    open.delete(id);
    if (refused) asked?.drop(new Refused(refused.code, refused.text));
    else asked?.keep(value);
  });
  const asking =
    (call: string) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      new Promise((keep, drop) => {
        if (closed) return drop(closed);
        last += 1;
        open.set(last, { keep, drop });
        port.postMessage({ id: last, call, args } satisfies Question);
      });
  const ask = new Proxy({} as Remote<Api>, {
    // Whoever awaits it must not take it for a promise.
    get: (_, call) => (call === 'then' ? undefined : asking(String(call))),
  });
  return {
    ask,
    close(code, text) {
      closed = new Refused(code, text);
      for (const { drop } of open.values()) drop(closed);
      open.clear();
    },
  };
}
