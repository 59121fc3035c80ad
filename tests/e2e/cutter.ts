// A wire between a browser and the house that can be cut: after so many bytes of what the house says next over a
// WebSocket, wherever in a frame that is.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Cutter {
  readonly url: string;
  cutAfter(bytes: number): void;
  wasCut(): Promise<void>;
  /** Cuts everything, and lets nothing through until it is mended. */
  sever(): void;
  mend(): void;
  close(): void;
}

export async function cutter(house: string): Promise<Cutter> {
  const { port } = new URL(house);
  const open = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let cut = (): void => undefined;
  let done: Promise<void> = Promise.resolve();
  let severed = false;
  const server = createServer((browser) => {
    if (severed) return void browser.destroy();
    const far = connect(Number(port), 'localhost');
    let talks = false;
    for (const end of [browser, far]) {
      open.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        open.delete(end);
        browser.destroy();
        far.destroy();
      });
    }
    browser.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      const upgrade = !talks && bytes.toString('latin1').startsWith('HTTP/1.1 101');
      if (!talks || upgrade) {
        talks ||= upgrade;
        return void browser.write(bytes);
      }
      if (bytes.length < left) {
        left -= bytes.length;
        return void browser.write(bytes);
      }
      browser.end(bytes.subarray(0, left));
      far.destroy();
      left = Number.POSITIVE_INFINITY;
      cut();
    });
  });
  await new Promise<void>((keep) => server.listen(0, 'localhost', keep));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAfter(bytes) {
      left = bytes;
      done = new Promise((keep) => (cut = keep));
    },
    wasCut: () => done,
    sever() {
      severed = true;
      for (const end of open) end.destroy();
    },
    mend: () => void (severed = false),
    close() {
      server.close();
      for (const end of open) end.destroy();
    },
  };
}
