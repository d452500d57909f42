import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, inProject, runs } from './project.mjs';

const SHELL = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a Chromium, installing one if necessary: the headless shell, which is faster, or a full one.
 * @param {boolean} [isWhole]
 * @returns {Promise<string>}
 */
export const findChromium = async (isWhole = false) =>
  process.env.CHROMIUM_PATH ??
  (isWhole ? undefined : (onPath(SHELL) ?? fromApt('chromium-headless-shell'))) ??
  onPath(WHOLE) ??
  fromApt('chromium') ??
  fromPlaywright();

/** Returns the path of the Debian package's program; undefined if it cannot be installed. */
function fromApt(name) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return undefined;
  const install = () => runs('apt-get', 'install', '--yes', '--no-install-recommends', name);
  // The package lists may be missing or out of date.
  return install() || (runs('apt-get', 'update') && install()) ? onPath([name]) : undefined;
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  const cli = inProject('node_modules/playwright-core/cli.js');
  if (!existsSync(path) && !runs(process.execPath, cli, 'install', '--no-shell', 'chromium')) {
    giveUp('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
  }
  return path;
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
