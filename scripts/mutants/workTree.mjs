import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inProject, ROOT } from '../setup/project.mjs';

/** Of the project's folder: what is fetched, made or kept there. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.cache', '.git']);

/** Copies the project into a folder of its own, which is gone when the process ends, however that comes. */
export function copyProject() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'rega-mutants-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  cpSync(ROOT, root, {
    recursive: true,
    // The packages would seem older than their list.
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.has(relative(ROOT, path)),
  });
  linkPackages(join(root, 'node_modules'));
  return root;
}

/** Links each package by itself, so that caches that tools keep beside the packages are the copy's own. */
function linkPackages(folder) {
  mkdirSync(folder);
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name.startsWith('.vite')) continue;
    symlinkSync(inProject('node_modules', name), join(folder, name));
  }
}
