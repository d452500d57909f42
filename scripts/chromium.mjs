// Prints the path of a Chromium for the browser tests, having got one if there was none.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { giveUp, inProject, runs } from './setup/project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

console.log(process.env.CHROMIUM_PATH ?? onPath(NAMES) ?? fromApt() ?? fromPlaywright());

function fromApt() {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return undefined;
  const install = ['install', '--yes', '--no-install-recommends', 'chromium'];
  return runs('apt-get', 'update') && runs('apt-get', ...install) ? onPath(NAMES) : undefined;
}

function fromPlaywright() {
  const path = chromium.executablePath();
  const cli = inProject('node_modules/playwright-core/cli.js');
  if (!existsSync(path) && !runs(process.execPath, cli, 'install', '--no-shell', 'chromium')) {
    giveUp('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
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
