import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, tempFolder } from '../server/support/folders';
import { startProcess } from '../server/process/builtServer';

/** The user "nobody". */
const NOBODY = 65_534;

/** Runs a command as nobody, where only one folder is writable. */
const asNobody = (writable: string): readonly string[] => {
  const steps = [
    'mount --make-rprivate /',
    `mount --bind ${writable} ${writable}`,
    'mount -o remount,bind,ro /',
    `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs "$@"`,
  ];
  return ['unshare', '--mount', 'sh', '-c', steps.join(' && '), 'sh'];
};

const canMount = spawnSync('unshare', ['--mount', 'mount', '--make-rprivate', '/']).status === 0;

it.runIf(canMount)('the package runs alone, as another user, with a read-only root', async () => {
  const folder = await tempFolder();
  await chmod(folder, 0o755);
  const [app, data] = [join(folder, 'app'), join(folder, 'data')];
  const made = spawnSync(process.execPath, ['scripts/package.mjs', '--folder', app], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
  expect(await readdir(app)).not.toContain('scripts');
  await mkdir(data, { mode: 0o700 });
  await chown(data, NOBODY, NOBODY);

  const main = join(app, 'dist/server/main.js');
  const server = await startProcess(main, { DATA_DIR: data }, asNobody(data));
  const env = { PATH: process.env.PATH, PORT: new URL(server.address).port };
  const checked = spawnSync(process.execPath, [main, 'ready'], { env, encoding: 'utf8' });
  expect({ status: checked.status, said: checked.stdout.trim() }).toEqual({
    status: 0,
    said: '{"status":"ready"}',
  });
  expect(await server.end('SIGTERM')).toBe(0);
  const after = spawnSync(process.execPath, [main, 'ready'], { env, encoding: 'utf8' });
  expect(after.status).toBe(1);
});
