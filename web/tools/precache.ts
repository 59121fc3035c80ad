// Writes sw.js into what was built, with the list of every file and a version that changes with any of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** `folder` has files that are copied as they are (public/). */
export function precache(source: string, folder: string): Plugin {
  return {
    name: 'engawa-precache',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const digest = createHash('sha256');
        const built = Object.values(bundle)
          .map((file) => file.fileName)
          .filter((name) => name !== 'index.html' && !name.endsWith('.map'));
        const copied = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
        for (const name of copied) digest.update(readFileSync(resolve(folder, name)));
        const page = bundle['index.html'];
        if (page?.type === 'asset') digest.update(page.source);
        const files = ['/', ...[...built, ...copied].sort().map((name) => `/${name}`)];
        digest.update(files.join('\n'));
        const text = readFileSync(source, 'utf8')
          .replace("['__FILES__']", JSON.stringify(files, null, 1))
          .replace('__VERSION__', digest.digest('hex').slice(0, 16));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}
