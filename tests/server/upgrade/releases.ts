import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildServer, copyServer } from '../process/builtServer';
import { ROOT } from '../support/folders';

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
  for (const shared of ['node_modules', 'schemas', 'locales', 'src/server/places/data']) {
    await symlink(join(ROOT, shared), join(folder, shared));
  }
  await writeFile(join(folder, 'package.json'), '{ "name": "rega", "type": "module" }');
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
    ...['-C', dirname(folder), '-czf', file],
    folder.slice(dirname(folder).length + 1),
  ]);
  if (status !== 0) throw new Error('tar failed');
  return file;
}

/** Works on a copy, and then ends before it listens. */
const NEVER_STARTS = `import { existsSync } from 'node:fs';
import { Server } from 'node:net';
const { listen } = Server.prototype;
Server.prototype.listen = function (...args) {
  if (existsSync(process.env.DATA_DIR + '/upgrade.json')) throw new Error('does not start here');
  return listen.apply(this, args);
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
