import { existsSync, statSync } from 'node:fs';
import { giveUp, inProject, runs } from './project.mjs';

const OLDEST_NODE = [20, 19];

/**
 * Everything that a fresh clone lacks before a script of ours can use a package: the right Node, and
 * the packages of the lock file. Imports none itself.
 */
export function makeReady() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    giveUp(`This needs Node ${OLDEST_NODE.join('.')} or newer; here is ${process.versions.node}.`);
  }
  if (!packagesFit() && !runs('npm', 'ci', '--ignore-scripts', '--include=dev')) {
    giveUp('The packages could not be installed (npm ci).');
  }
}

function packagesFit() {
  const installed = inProject('node_modules/.package-lock.json');
  const wanted = statSync(inProject('package-lock.json'));
  return existsSync(installed) && statSync(installed).mtimeMs >= wanted.mtimeMs;
}
