import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './escapeHtml';

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
 * @param manifest undefined: there are no links, and pages are only slower
 * @param modules whose styles the first picture needs
 * @param soon what comes after it: it holds nothing up
 * @throws Error for a module that the build does not have
 */
export function preloadLinks(
  manifest: Manifest | undefined,
  modules: readonly string[],
  soon: readonly string[] = [],
): string {
  if (!manifest) return '';
  const first = closureOf(manifest, modules);
  const later = new Set([...closureOf(manifest, soon)].filter((name) => !first.has(name)));
  return [
    ...stylesOf(manifest, first).map((css) => `<link rel="stylesheet" crossorigin href="${css}">`),
    ...scriptsOf(manifest, first),
    ...stylesOf(manifest, later).map(
      (css) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${css}">`,
    ),
    ...scriptsOf(manifest, later),
  ].join('');
}

/** What modules need beside the entry's own chunks. */
function closureOf(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const entry = closure(manifest, ENTRY);
  const names = modules.flatMap((name) => [...closure(manifest, name)]);
  return new Set(names.filter((name) => !entry.has(name)));
}

const stylesOf = (manifest: Manifest, names: ReadonlySet<string>): string[] => [
  ...new Set([...names].flatMap((name) => (manifest[name]?.css ?? []).map(address))),
];

/** Behind styles, fonts and the first picture: a page is seen before it is used. */
const scriptsOf = (manifest: Manifest, names: ReadonlySet<string>): string[] =>
  [...names].flatMap((name) => {
    const file = manifest[name]?.file;
    return file?.endsWith('.js')
      ? [`<link rel="modulepreload" fetchpriority="low" crossorigin href="${address(file)}">`]
      : [];
  });

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
