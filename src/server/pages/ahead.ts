import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './html';

/** What the build says of one of its chunks: addresses within the site, and names of other chunks. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'index.html';

/** The build's own list of its chunks; undefined if it left none. */
export async function readManifest(root: string): Promise<Manifest | undefined> {
  const text = await readFile(join(root, 'dist/manifest.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Manifest);
}

/**
 * Links by which a browser fetches modules together with the entry, rather than after it has run: on a
 * slow line each of them would cost a round trip of its own. The entry's own chunks are left out.
 * Without a list of them pages are only slower.
 * @throws Error for a module that the build does not have
 */
export function linksAhead(manifest: Manifest | undefined, modules: readonly string[]): string {
  if (!manifest) return '';
  const entry = closure(manifest, ENTRY);
  const names = new Set(modules.flatMap((name) => [...closure(manifest, name)]));
  const chunks = [...names].filter((name) => !entry.has(name)).map((name) => manifest[name]);
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
  return [
    ...[...styles].map((css) => `<link rel="stylesheet" crossorigin href="${address(css)}">`),
    ...chunks.flatMap((chunk) =>
      chunk?.file.endsWith('.js')
        ? [`<link rel="modulepreload" crossorigin href="${address(chunk.file)}">`]
        : [],
    ),
  ].join('');
}

const address = (file: string): string => escapeHtml(`/${file}`);

/** A chunk with all that it imports at once. */
function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  seen.add(name);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}
