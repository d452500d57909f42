import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** A file of the project; its path begins at the project's folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);
const TEXTS = /\.(?:tsx?|m?js|json|css|html|md|ya?ml|tsv|csv|sh|svg)$|^[^.]+$|^\.[^.]+$/u;

/** Every text file below a folder, generated ones left out. */
export function readTree(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return folder === '.' && NOT_OURS.has(entry.name) ? [] : readTree(path);
    }
    return TEXTS.test(entry.name) ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}

/**
 * What a file imports, types and lazy imports included: packages and virtual modules by their names,
 * our own files by their paths without extension.
 */
export function importsOf({ path, text }: SourceFile): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? join(dirname(path), fileName) : fileName,
  );
}
