import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../base/escapeHtml';

/** A chunk in the manifest of the build: paths within the site, and names of other chunks. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type BuildManifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'index.html';

/** Reads the manifest of the build; returns undefined if there is none. */
export async function readBuildManifest(root: string): Promise<BuildManifest | undefined> {
  const text = await readFile(join(root, 'dist/manifest.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BuildManifest);
}

/**
 * Returns links that make the browser load the modules of a page at the same time, and not each after the one that
 * imports it: on a slow connection each would cost a round trip. Chunks of the entry are left out.
 * @param manifest undefined: there are no links, and pages are slower
 * @param modules whose styles the rendered page needs
 * @param soon loaded after that, with low priority
 * @throws Error for a module that the build does not have
 */
export function preloadLinks(
  manifest: BuildManifest | undefined,
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

/** Returns the chunks that modules need beside those of the entry. */
function closureOf(manifest: BuildManifest, modules: readonly string[]): ReadonlySet<string> {
  const entry = closure(manifest, ENTRY);
  const names = modules.flatMap((name) => [...closure(manifest, name)]);
  return new Set(names.filter((name) => !entry.has(name)));
}

const stylesOf = (manifest: BuildManifest, names: ReadonlySet<string>): string[] => [
  ...new Set([...names].flatMap((name) => (manifest[name]?.css ?? []).map(address))),
];

/** Scripts come after styles, fonts and the first picture: a page is seen before it is used (src/start.ts). */
const scriptsOf = (manifest: BuildManifest, names: ReadonlySet<string>): string[] =>
  [...names].flatMap((name) => {
    const file = manifest[name]?.file;
    return file?.endsWith('.js')
      ? [`<link rel="modulepreload" media="not all" crossorigin href="${address(file)}">`]
      : [];
  });

const address = (file: string): string => escapeHtml(`/${file}`);

/** Returns a chunk with all its static imports. */
function closure(manifest: BuildManifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  seen.add(name);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}
