import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveService } from '../../../src/definition/model/resolve';
import type { Service, ServiceFile } from '../../../src/definition/model/service';
import { isRecord } from '../../../src/definition/model/values';
import { readParts } from '../../vite/readServices';
import { serviceModuleCode } from '../../vite/serviceModule';

/** Services, and the examples that show the whole language. */
const FOLDERS = ['services', '../tests/fixtures', '../tests/fixtures/foreign'] as const;

/**
 * Returns the source of an ES module for the service in one file: a ServiceModule or, if the file
 * is invalid, the message as `issue`. Does not read other services' files, so that their errors do
 * not count here.
 * @param name of the file, without ".json"
 */
export function serviceCode(schemas: string, name: string): string {
  try {
    const path = FOLDERS.map((folder) => join(schemas, folder, `${name}.json`)).find(existsSync);
    if (!/^[\w-]+$/u.test(name) || !path) throw new Error(`there is no ${name}.json`);
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isRecord(file) || !isRecord(file.form))
      throw new Error('this is not a service: it has no form');
    const [shared, lists] = readParts(schemas);
    // Those of the examples: a file schemas/lists/<name>.json is found before one of theirs.
    const [, examples] = readParts(join(schemas, '../tests/fixtures'));
    return codeOf(
      resolveService(file as unknown as ServiceFile, shared, { ...examples, ...lists }),
    );
  } catch (error) {
    return `export const issue = ${JSON.stringify((error as Error).message)};`;
  }
}

let last: { readonly source: string; readonly code: string } | undefined;

/** Makes a validator, which takes a while, once for all forms on the screen, which ask for it one after the other. */
function codeOf(service: Service): string {
  const source = JSON.stringify(service);
  if (last?.source !== source) last = { source, code: serviceModuleCode(service) };
  return last.code;
}
