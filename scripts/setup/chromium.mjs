import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, inProject, runs } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium, or gets one, and leaves its path in CHROMIUM_PATH; unset means the one that
 * playwright-core downloaded for itself.
 */
export async function makeChromium() {
  const found = process.env.CHROMIUM_PATH ?? onPath(NAMES) ?? fromApt();
  if (found) {
    process.env.CHROMIUM_PATH = found;
    return;
  }
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return;
  const cli = inProject('node_modules/playwright-core/cli.js');
  if (!runs(process.execPath, cli, 'install', 'chromium')) {
    giveUp('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
  }
}

function fromApt() {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return undefined;
  const install = ['install', '--yes', '--no-install-recommends', 'chromium'];
  return runs('apt-get', 'update') && runs('apt-get', ...install) ? onPath(NAMES) : undefined;
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
