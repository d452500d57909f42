import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../../src/lint/base/project';

/** The folders to read, and which of their files. */
const FOLDERS = [
  ['schemas', /\.json$/u],
  ['locales', /\.json$/u],
  ['src', /\.tsx?$/u],
  ['public', /\.(?:svg|png|jpe?g|webp)$/u],
] as const;

/**
 * Reads all files that the check needs, by their paths from the root, with slashes. For pictures
 * only their existence counts.
 */
export function readTexts(root: string): Texts {
  return new Map(
    FOLDERS.flatMap(([folder, wanted]) =>
      filesBelow(root, folder)
        .filter((path) => wanted.test(path))
        .map((path): [string, string] => [
          path,
          folder === 'public' ? '' : readFileSync(join(root, path), 'utf8'),
        ]),
    ),
  );
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}
