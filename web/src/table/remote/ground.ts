// What a remote table stands on in a browser.
import { workers, type Engines } from '../../engine/engine.ts';
import { api, type Api } from './api.ts';
import type { LineGround } from './line.ts';

export interface RemoteGround {
  readonly engines: Engines;
  readonly api: Api;
  line(id: string): LineGround;
  now(): number;
  /** Calls when the device woke up or is on the net again, until what comes back is called. */
  woken(does: () => void): () => void;
}

/** A socket may have died while nobody looked; sooner it is not worth asking. */
const ASLEEP = 20_000;

const text = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const remoteGround: RemoteGround = {
  engines: workers,
  api,
  line: (id) => ({
    connect(events) {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      const socket = new WebSocket(
        `${scheme}//${location.host}/api/v1/tables/${encodeURIComponent(id)}/socket`,
      );
      socket.onopen = () => events.open();
      socket.onmessage = ({ data }: MessageEvent<string>) => events.heard(data);
      socket.onclose = ({ code }) => events.closed(code);
      return { send: (message) => socket.send(message), close: () => socket.close() };
    },
    after(milliseconds, does) {
      const timer = setTimeout(does, milliseconds);
      return () => clearTimeout(timer);
    },
    key: () => text(crypto.getRandomValues(new Uint8Array(12))),
  }),
  now: () => Date.now(),
  woken(does) {
    let since = 0;
    const looked = (): void => {
      if (document.visibilityState === 'hidden') since = Date.now();
      else if (since > 0 && Date.now() - since > ASLEEP) does();
    };
    document.addEventListener('visibilitychange', looked);
    addEventListener('online', does);
    return () => {
      document.removeEventListener('visibilitychange', looked);
      removeEventListener('online', does);
    };
  },
};
