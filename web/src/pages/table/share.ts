// Links that carry a whole game in their hash, and the clipboard where there is one.

/** A link longer than this is offered as a file instead. */
export const LONGEST_LINK = 8192;

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

/** `z` and deflated bytes where the browser can, else `t` and the text. */
export async function packRecord(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  if (typeof CompressionStream === 'undefined') return `t${base64(bytes)}`;
  return `z${base64(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** Null: no record is in it. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    const bytes = bytesOf(packed.slice(1));
    if (packed.startsWith('t')) return new TextDecoder().decode(bytes);
    if (!packed.startsWith('z')) return null;
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

/** The link of a record at a turn; null: it is too long for one. */
export async function recordLink(record: string, turn: number): Promise<string | null> {
  const hash = `#r=${await packRecord(record)}&t=${turn}`;
  return hash.length > LONGEST_LINK ? null : `${location.origin}/replay${hash}`;
}

/** Whether it is in the clipboard now. On plain http there is none: then a field is copied from. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromField(text);
  }
}

function copiedFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // What lies behind an open dialog can take no focus.
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Whether this device hands links on to other programs. */
export const shares = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
export async function shared(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Given up, which is an answer.
  }
}
