import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_PLACES, parseTsv } from '../../src/server/places/loadPlaces';

/** Returns the rows of our own lists whose names have the prefix: our names are better than any found. */
export async function ownRows(root: string, prefix: string): Promise<Record<string, string>[]> {
  const folder = join(root, OWN_PLACES);
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap(parseTsv);
}
