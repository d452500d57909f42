import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isText, pick } from '../../../src/definition/model/text';
import { isRecord, type Values } from '../../../src/definition/model/values';
import type { ListedFile } from '../shared/project';

/** The folders whose JSON files are listed, from the project's root, with their headings. */
const FOLDERS = [
  ['services', 'schemas/services'],
  ['shared', 'schemas/shared'],
  ['lists', 'schemas/lists'],
  ['examples', 'tests/fixtures'],
  ['examples', 'tests/fixtures/foreign'],
  ['content', 'schemas/content'],
  ['vocabulary', 'schemas'],
  ['locales', 'locales'],
] as const;

type Head = Pick<ListedFile, 'name' | 'title' | 'order'>;

/**
 * Lists every editable JSON file, valid or not, services in the order of their tiles. A file that
 * is invalid at the moment keeps its last title and position.
 */
export function createFileList(root: string): () => ListedFile[] {
  const known = new Map<string, Head>();

  function headOf(path: string): Head {
    const file = parsed(readFileSync(join(root, path), 'utf8'));
    const name = basename(path, '.json');
    if (!file) return known.get(path) ?? { name, title: name, order: Infinity };
    const tile = isRecord(file.tile) ? file.tile : {};
    const texts: readonly unknown[] = [tile.title, file.title];
    const text = texts.find(isText);
    const title = text ? pick(text, 'en') : name;
    const head = { name, title, order: typeof tile.order === 'number' ? tile.order : Infinity };
    known.set(path, head);
    return head;
  }

  return () =>
    FOLDERS.flatMap(([group, folder]) =>
      (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${folder}/${file}`)
        .map((path) => ({ path, group, ...headOf(path) }))
        .toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title)),
    );
}

function parsed(text: string): Values | undefined {
  try {
    const file: unknown = JSON.parse(text);
    return isRecord(file) ? file : {};
  } catch {
    return undefined;
  }
}
