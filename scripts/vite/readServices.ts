import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { resolveService } from '../../src/definition/model/resolve';
import type { Service, ServiceFile, SharedFile } from '../../src/definition/model/service';

/** Reads every service of a schemas folder, with references resolved, in the order of the tiles. */
export function readServices(schemas: string): Service[] {
  const shared = Object.fromEntries(readFolder<SharedFile>(join(schemas, 'shared')));
  return readFolder<ServiceFile>(join(schemas, 'services'))
    .map(([, file]) => resolveService(file, shared))
    .sort((a, b) => a.tile.order - b.tile.order);
}

/** Reads files by name without validating them: `npm run check` does that. */
export function readFolder<T>(folder: string): [name: string, content: T][] {
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
