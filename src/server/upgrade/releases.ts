import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { cut } from './cut';
import { UpgradeError } from './owner';
import { syncPath } from '../errorCode';

const CURRENT = 'current';
const UNPACKING = '.unpacking';

/** The program that a release runs, for its server and its commands. */
export const mainOf = (release: string): string => join(release, 'dist/server/main.js');

/**
 * Returns the folder that has the folder `releases` and the link `current` to one of them.
 * @throws UpgradeError if a release is not installed like that
 */
export async function installationOf(release: string): Promise<string> {
  const base = dirname(dirname(release));
  const current = await realpath(join(base, CURRENT)).catch(() => undefined);
  if (current === undefined || dirname(release) !== join(base, 'releases')) {
    throw new UpgradeError(`${release} is not below releases/ beside a link "${CURRENT}"`);
  }
  return base;
}

/**
 * Unpacks a package as a new release, whole or not at all; returns its folder.
 * @param running the release in use
 * @throws UpgradeError if it is no package of ours
 */
export async function unpack(file: string, base: string, running: string): Promise<string> {
  const part = join(base, 'releases', UNPACKING);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  cut('unpacking');
  const { status } = spawnSync('tar', ['-C', part, '--no-same-owner', '-xzf', resolve(file)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [name, ...more] = await readdir(part);
  if (status !== 0 || name === undefined || more.length > 0 || !(await isOurs(join(part, name)))) {
    await rm(part, { recursive: true, force: true });
    throw new UpgradeError(`${file} is not a package of npm run package`);
  }
  // Thousands of files at once, and not each by itself.
  spawnSync('sync', ['--file-system', part]);
  // The same version may be built twice. What is there otherwise is of an upgrade that was cut off.
  const path = join(base, 'releases', name);
  const release = path === running ? `${path}-2` : path;
  await rm(release, { recursive: true, force: true });
  await rename(join(part, name), release);
  await syncPath(join(base, 'releases'));
  await rm(part, { recursive: true, force: true });
  return release;
}

/**
 * Makes a release the one that the service starts next.
 * @throws UpgradeError for any other folder: the user of the server can write the note of an upgrade, and root runs what is
 * in a release
 */
export async function switchTo(release: string, base: string): Promise<void> {
  const releases = await realpath(join(base, 'releases'));
  const real = await realpath(release).catch(() => '');
  if (dirname(real) !== releases) {
    throw new UpgradeError(
      `The note of an upgrade in the data folder names ${release}, which is no release in ${releases}`,
    );
  }
  const next = join(base, `${CURRENT}.next`);
  await rm(next, { force: true });
  await symlink(release, next);
  await rename(next, join(base, CURRENT));
  await syncPath(base);
}

async function isOurs(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { name } = JSON.parse(text) as { name?: unknown };
  return name === 'rega' && existsSync(mainOf(folder));
}
