import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { prepareDataDir } from '../../src/server/dataDir';
import { readSettings, SettingsError } from '../../src/server/settings';
import { airportsTable } from './airports';
import { citiesTable } from './cities';

const USAGE = `npm run import -- cities <cities500.txt> [<alternateNamesV2.txt>]
npm run import -- airports <airports.csv>
The files are those of geonames.org and ourairports.com.`;

type Import = (files: readonly [string, ...string[]], root: string) => Promise<string>;

const IMPORTS: Readonly<Record<string, Import>> = {
  cities: citiesTable,
  airports: airportsTable,
};

/**
 * Reads an open file of places and puts what we need of it into the data folder, where the server finds
 * it at its next start.
 * @returns the exit code
 */
export async function main(
  [kind = '', ...files]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Promise<number> {
  const importer = Object.hasOwn(IMPORTS, kind) ? IMPORTS[kind] : undefined;
  const [first, ...more] = files.map((file) => resolve(file));
  if (!importer || first === undefined) {
    console.error(USAGE);
    return 2;
  }
  try {
    const { places } = await prepareDataDir(readSettings(environment, root));
    const table = await importer([first, ...more], root);
    const path = join(places, `${kind}.tsv`);
    // In one step, so that a server that starts meanwhile reads the old one or the new one.
    await writeFile(`${path}.new`, table);
    await rename(`${path}.new`, path);
    console.log(
      `${table.split('\n').length - 2} ${kind} in ${path}; restart the server to use them`,
    );
    return 0;
  } catch (error) {
    const isOurs = error instanceof SettingsError || isMissingFile(error);
    if (!isOurs) throw error;
    console.error(error.message);
    return 1;
  }
}

const isMissingFile = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
