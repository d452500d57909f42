import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildServer, copyServer } from '../process/builtServer';
import { ROOT } from '../support/folders';
import { servicesWith } from '../submit/submission';

/** A migration of a version to come, which the version before does not know. */
const FUTURE = `
MIGRATIONS.push((db) => db.schema.alterTable('inbox').addColumn('future', 'text').execute());
`;

/** Works on a copy, and then does not listen where it should. */
const NEVER_READY = `import { existsSync } from 'node:fs';
if (existsSync(process.env.DATA_DIR + '/upgrade.json')) process.env.PORT = '0';
await import('./real.js');
`;

/** Makes a folder like that of `npm run package`. */
export async function makeRelease(folder: string, isNew = false): Promise<void> {
  const server = join(folder, 'dist/server');
  await mkdir(join(folder, 'src/server/places'), { recursive: true });
  await copyServer(dirname(await buildServer()), server);
  if (isNew) await addMigration(join(server, 'assets'));
  for (const shared of ['node_modules', 'locales', 'src/server/places/data']) {
    await symlink(join(ROOT, shared), join(folder, shared));
  }
  await cp(join(ROOT, 'schemas'), join(folder, 'schemas'), { recursive: true, filter: isKept });
  await writeFile(join(folder, 'package.json'), '{ "name": "rega", "type": "module" }');
}

/** What visitors send, and what no server can do without: with all definitions, an upgrade takes twice the CPU time. */
const KEPT: Readonly<Record<string, string>> = {
  services: `${servicesWith('json')[0].id}.json`,
  content: 'agency.json',
};

function isKept(path: string): boolean {
  const only = KEPT[basename(dirname(path))];
  return only === undefined || only === basename(path);
}

async function addMigration(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    const text = await readFile(join(assets, name), 'utf8');
    if (/^(?:var|const) MIGRATIONS = \[/mu.test(text)) {
      return writeFile(join(assets, name), `${text}${FUTURE}`);
    }
  }
  throw new Error('no file of the build has the migrations');
}

/** Makes the file of a package of a folder. */
export function pack(folder: string): string {
  const file = `${folder}.tar.gz`;
  const { status } = spawnSync('tar', [
    ...['-C', dirname(folder), '-I', 'gzip -1', '-cf', file],
    folder.slice(dirname(folder).length + 1),
  ]);
  if (status !== 0) throw new Error('tar failed');
  return file;
}

/** Works on a copy, and then ends once it has migrated the data. */
const NEVER_STARTS = `import { existsSync } from 'node:fs';
import http from 'node:http';
const { createServer } = http;
http.createServer = (...args) => {
  if (existsSync(process.env.DATA_DIR + '/upgrade.json')) throw new Error('does not start here');
  return createServer(...args);
};
await import('./real.js');
`;

/** Breaks a release. */
export async function breakRelease(
  folder: string,
  how: 'neverReady' | 'neverStarts',
): Promise<void> {
  const server = join(folder, 'dist/server');
  await rename(join(server, 'main.js'), join(server, 'real.js'));
  await writeFile(join(server, 'main.js'), how === 'neverReady' ? NEVER_READY : NEVER_STARTS);
}
