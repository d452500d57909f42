import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isText } from '../../../src/definition/text';
import { isRecord } from '../../../src/definition/values';
import type { ListedFile } from '../shared/project';

/** The folders whose JSON files are listed, from the project's root, by what they are called in the list. */
const FOLDERS = [
  ['services', 'schemas/services'],
  ['shared', 'schemas/shared'],
  ['content', 'schemas/content'],
  ['vocabulary', 'schemas'],
  ['locales', 'locales'],
] as const;

/** Every JSON file that a person may mend, readable or not, services in the order of their tiles. */
export function listFiles(root: string): ListedFile[] {
  return FOLDERS.flatMap(([group, folder]) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const path = `${folder}/${file}`;
        return { path, group, ...headOf(path, readFileSync(join(root, path), 'utf8')) };
      })
      .toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title)),
  );
}

/** By its title, as far as it has one that can be read. */
function headOf(path: string, text: string): Pick<ListedFile, 'name' | 'title' | 'order'> {
  const name = basename(path, '.json');
  const file = parsed(text);
  const tile = isRecord(file.tile) ? file.tile : {};
  const texts: readonly unknown[] = [tile.title, file.title];
  const title = texts.find(isText)?.[2] ?? name;
  return { name, title, order: typeof tile.order === 'number' ? tile.order : Infinity };
}

function parsed(text: string) {
  try {
    const file: unknown = JSON.parse(text);
    return isRecord(file) ? file : {};
  } catch {
    return {};
  }
}
