import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, type FormatConfig } from 'oxfmt';
import { readServices } from '../vite/readServices';
import { ask } from './ask';
import { SAMPLES } from './samples';
import { skeleton } from '../../src/panel/composing/skeleton';

/** Writes schemas/services/<id>.json and returns the exit code. */
export async function main(args: readonly string[], home: string): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ku: { type: 'string' },
        ar: { type: 'string' },
        en: { type: 'string' },
        fields: { type: 'string' },
        photos: { type: 'boolean' },
        yes: { type: 'boolean' },
        root: { type: 'string' },
      },
    });
    const schemas = join(values.root ?? home, 'schemas');
    const services = readServices(schemas);
    const id = usable(
      positionals,
      services.map((one) => one.id),
    );
    const path = join(schemas, 'services', `${id}.json`);
    if (existsSync(path)) throw new Error(`${path} exists already`);
    const order = Math.max(0, ...services.map(({ tile }) => tile.order)) + 1;
    const file = skeleton({ id, order, samples: SAMPLES, ...(await ask(values)) });
    const style = readFileSync(join(home, '.oxfmtrc.json'), 'utf8');
    const { code } = await format(path, JSON.stringify(file), JSON.parse(style) as FormatConfig);
    writeFileSync(path, code);
    console.log(
      `${path} is written.\nEdit it as you like; npm run check reports errors, npm run dev shows it at ${file.route}.`,
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** @throws Error for an id that is invalid or taken */
function usable([id, ...more]: readonly string[], taken: readonly string[]): string {
  if (id === undefined || more.length > 0) {
    throw new Error('One id is needed, such as: npm run new-service -- studentvisa');
  }
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(id)) {
    throw new Error(
      `"${id}" is not a valid id: use lower-case letters, digits and single hyphens, starting with a letter`,
    );
  }
  if (taken.includes(id)) throw new Error(`there is a service "${id}" already`);
  return id;
}
