import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type ListFiles,
  resolveService,
  type SharedFiles,
} from '../../src/definition/model/resolve';
import type {
  ListFile,
  Service,
  ServiceFile,
  SharedFile,
} from '../../src/definition/model/service';

/** Reads every service of a schemas folder, with references resolved, in the order of the tiles. */
export function readServices(schemas: string): Service[] {
  const parts = readParts(schemas);
  return readFolder<ServiceFile>(join(schemas, 'services'))
    .map(([, file]) => resolveService(file, ...parts))
    .sort((a, b) => a.tile.order - b.tile.order);
}

/** Reads what service files refer to: the shared fields and the lists of options. */
export const readParts = (schemas: string): [SharedFiles, ListFiles] => [
  Object.fromEntries(readFolder<SharedFile>(join(schemas, 'shared'))),
  Object.fromEntries(readFolder<ListFile>(join(schemas, 'lists'))),
];

/** Reads the files of a folder, of which a project may have none, by name without validating them: `npm run check` does that. */
export function readFolder<T>(folder: string): [name: string, content: T][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [basename(name, '.json'), readJson(join(folder, name)) as T]);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} is not JSON`, { cause });
  }
}
