import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, inProject, runs } from './project.mjs';

const SOURCES = [
  'src',
  'schemas',
  'locales',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'scripts/vite',
  'scripts/bench',
  'scripts/build',
  'scripts/build.mjs',
];

const STAMP = inProject('dist/built-at');

/** Builds the project if the build is out of date, or ends the process. */
export function makeBuilt() {
  if (!runs(process.execPath, inProject('scripts/build.mjs'), '--if-needed')) {
    giveUp('The build failed.');
  }
}

/** Returns whether the last successful build began after the last change to its sources, or to some of them. */
export function isBuilt(sources = SOURCES) {
  return builtAt() >= Math.max(...sources.map((name) => newest(inProject(name))));
}

/** Records a successful build and when it began (ms since 1970). */
export function noteBuilt(began) {
  writeFileSync(STAMP, String(began));
}

function builtAt() {
  try {
    return Number(readFileSync(STAMP, 'utf8'));
  } catch {
    return 0;
  }
}

/** Returns the last change at or below a path; a folder's own time shows removed files. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
