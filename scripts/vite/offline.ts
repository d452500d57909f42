import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { LANGUAGES } from '../../src/definition/model/text';
import { SHELL_URL } from '../../src/platform/offline/offlineShell';

const FILES = '\0virtual:offline';

/** What every page loads first, and the list of services; everything else is cached when it was first needed. */
const BEGINNING = [
  'index.html',
  'src/platform/offline/register.ts',
  'src/site/tiles/ServicesPage.tsx',
  ...LANGUAGES.map((language) => `virtual:texts/${language}/face`),
];

/**
 * Provides `virtual:offline`, the files that the service worker caches at installation, from the
 * build of the site, which must exist already.
 */
export function offline(client: string): Plugin {
  return {
    name: 'offline',
    resolveId: (id) => (`\0${id}` === FILES ? FILES : undefined),
    load: (id) =>
      id === FILES ? `export const files = ${JSON.stringify(filesOf(client))};` : undefined,
  };
}

function filesOf(client: string) {
  const read = (name: string) => readFileSync(join(client, name), 'utf8');
  const chunks = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const names = new Set(BEGINNING.flatMap((name) => withImports(chunks, name)));
  const hashed = [...names].flatMap((name) => {
    const chunk = chunks[name];
    return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
  });
  const page = read('index.html');
  // It names the entry chunk, whose hash changes with anything that it imports.
  const version = createHash('sha256').update(page).digest('hex').slice(0, 16);
  const [, start] = / src="\/(assets\/[^"]+)"/u.exec(page) ?? [];
  if (start !== undefined) hashed.push(start);
  return [
    { url: SHELL_URL, revision: version },
    ...[...new Set(hashed)].map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

function withImports(chunks: Manifest, name: string): string[] {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  return [name, ...(chunk.imports ?? []).flatMap((imported) => withImports(chunks, imported))];
}
