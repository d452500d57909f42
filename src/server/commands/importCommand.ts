import { copyFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { prepareDataDir } from '../dataDir';
import { openLocator, ownAddressFile } from '../geo/locator';
import { readServerSettings } from '../serverSettings';
import { airportsTable } from '../places/imports/airports';
import { citiesTable } from '../places/imports/cities';
import type { Command } from '../base/command';

/** Converts files and stores the result in the data folder; returns a summary. */
type Import = (files: readonly [string, ...string[]], to: Target) => Promise<string>;

interface Target {
  readonly root: string;
  readonly dataDir: string;
  readonly places: string;
}

type MakeTable = (files: readonly [string, ...string[]], root: string) => Promise<string>;

const tableOf =
  (kind: string, makeTable: MakeTable): Import =>
  async (files, { root, places }) => {
    const table = await makeTable(files, root);
    const path = join(places, `${kind}.tsv`);
    await inOneStep(path, (unfinished) => writeFile(unfinished, table));
    return `${table.split('\n').length - 2} ${kind} in ${path}`;
  };

/** Opens the file as the server does, so that an unreadable one is reported now. */
const addresses: Import = async ([file], { dataDir }) => {
  await openLocator(file);
  const path = ownAddressFile(dataDir);
  await inOneStep(path, (unfinished) => copyFile(file, unfinished));
  return `addresses in ${path}`;
};

/** Renames the file into place, so that a server that starts meanwhile reads the old or the new one. */
async function inOneStep(path: string, write: (unfinished: string) => Promise<void>) {
  await write(`${path}.new`);
  await rename(`${path}.new`, path);
}

const IMPORTS: Readonly<Record<string, Import>> = {
  cities: tableOf('cities', citiesTable),
  airports: tableOf('airports', airportsTable),
  addresses,
};

/** Imports an open file of places or addresses into the data folder, where the server finds it at its next start. */
export const importCommand: Command = {
  about: 'imports cities, airports or addresses from open files',
  usage: (call) => `${call} cities <cities500.txt> [<alternateNamesV2.txt>]
${call} airports <airports.csv>
${call} addresses <file.mmdb>
The files come from geonames.org and ourairports.com; the last is any file in MaxMind's format.`,
  async run([kind = '', ...files], environment, root) {
    const importer = Object.hasOwn(IMPORTS, kind) ? IMPORTS[kind] : undefined;
    const [first, ...more] = files.map((file) => resolve(file));
    if (!importer || first === undefined) return undefined;
    const settings = readServerSettings(environment, root);
    const { places } = await prepareDataDir(settings);
    const { dataDir } = settings;
    const done = await importer([first, ...more], { root, dataDir, places });
    console.log(`${done}; restart the server to use them`);
    return 0;
  },
};
