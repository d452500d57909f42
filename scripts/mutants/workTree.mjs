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

/** Files and folders that are installed, built or stored locally, and not copied. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.cache', '.git']);

/**
 * Copies the project into a temporary folder, which is removed when the process ends for any
 * reason.
 */
export function copyProject() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'rega-mutants-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  cpSync(ROOT, root, {
    recursive: true,
    // Otherwise the packages would seem older than the lock file.
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.has(relative(ROOT, path)),
  });
  linkPackages(join(root, 'node_modules'));
  return root;
}

/**
 * Links each package separately, so that caches that tools keep in node_modules belong to the copy.
 */
function linkPackages(folder) {
  mkdirSync(folder);
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name.startsWith('.vite')) continue;
    symlinkSync(inProject('node_modules', name), join(folder, name));
  }
}
