import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** A file of the project; its path is relative to the project's folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);
/** A lazy import, or a type's. */
const LAZY_OR_TYPE = /\bimport\(\s*['"]([^'"]+)['"]/gu;
const TEXTS = /\.(?:tsx?|m?js|json|css|html|md|ya?ml|tsv|csv|sh|svg)$|^[^.]+$|^\.[^.]+$/u;

/** Reads every text file below a folder, without generated ones. */
export function readTree(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (folder === '.' && NOT_OURS.has(entry.name)) return [];
    if (entry.isDirectory()) return readTree(path);
    return TEXTS.test(entry.name) ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}

/**
 * Returns the imports of a file, including types and lazy imports: packages and virtual modules by
 * name, our own files by path without extension.
 */
export function importsOf({ path, text }: SourceFile): string[] {
  const { staticImports, staticExports } = parseSync(path, text).module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const names = [
    ...requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...[...text.matchAll(LAZY_OR_TYPE)].flatMap(([, name]) => name ?? []),
  ];
  return names.map((name) => (name.startsWith('.') ? join(dirname(path), name) : name));
}
