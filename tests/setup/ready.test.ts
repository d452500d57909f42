import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, tempFolder } from '../server/support/folders';

const READY = 'import("./scripts/setup/ready.mjs").then(({ makeReady }) => makeReady())';
const LONG_AGO = new Date('2020-01-01');
const INSTALLED =
  'Installing the packages, which takes a minute or two.\nnpm ci --ignore-scripts --include=dev\n';
const STAMP = '.package-lock.json';

/** Does what npm ci does to node_modules, and logs its arguments. */
const NPM = '#!/bin/sh\nrm -rf node_modules/* node_modules/.package-lock.json\necho "npm $*"\n';

/** Creates a clone with only the setup scripts, and a node_modules folder of another project. */
async function clone() {
  const [root, others, bin] = [await tempFolder(), await tempFolder(), await tempFolder()];
  await cp(join(ROOT, 'scripts/setup'), join(root, 'scripts/setup'), { recursive: true });
  await writeFile(join(root, 'package-lock.json'), '{}');
  await writeFile(join(bin, 'npm'), NPM);
  await chmod(join(bin, 'npm'), 0o755);
  return {
    root,
    others,
    packages: join(root, 'node_modules'),
    makeReady() {
      const env = { PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH ?? ''}` };
      const run = spawnSync(process.execPath, ['-e', READY], { cwd: root, env, encoding: 'utf8' });
      return { status: run.status, said: run.stderr };
    },
  };
}

async function fill(folder: string, time = LONG_AGO): Promise<void> {
  await mkdir(join(folder, 'react'), { recursive: true });
  await writeFile(join(folder, STAMP), '{}');
  await utimes(join(folder, STAMP), time, time);
}

it('installs the packages that a fresh clone lacks', async () => {
  const { makeReady } = await clone();
  expect(makeReady()).toEqual({ status: 0, said: INSTALLED });
});

it('reinstalls them if the lock file is newer', async () => {
  const { makeReady, packages } = await clone();
  await fill(packages);
  expect(makeReady()).toEqual({ status: 0, said: INSTALLED });
});

it('installs nothing if they are up to date', async () => {
  const { makeReady, packages } = await clone();
  await fill(packages, new Date(Date.now() + 60_000));
  expect(makeReady()).toEqual({ status: 0, said: '' });
});

it('never modifies linked packages', async () => {
  const { makeReady, packages, others } = await clone();
  await fill(others);
  await symlink(others, packages);
  const { status, said } = makeReady();
  expect(status).toBe(0);
  expect(said).toMatch(/^node_modules is a link and is left as it is\./u);
  expect((await readdir(others)).toSorted()).toEqual([STAMP, 'react']);
});

it('fails at a broken link', async () => {
  const { makeReady, packages, root } = await clone();
  await symlink(join(root, 'gone'), packages);
  const { status, said } = makeReady();
  expect(status).toBe(1);
  expect(said).toMatch(/^node_modules is a broken link\./u);
});
