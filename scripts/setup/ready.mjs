import { existsSync, lstatSync, statSync } from 'node:fs';
import { giveUp, inProject, runs } from './project.mjs';

const OLDEST_NODE = [20, 19];

/**
 * Prepares a fresh clone before a script can use a package: checks Node, and installs the packages of the lock
 * file. Imports none itself.
 */
export function makeReady() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    giveUp(`Node ${OLDEST_NODE.join('.')} or newer is required; this is ${process.versions.node}.`);
  }
  if (packagesFit()) return;
  if (areLinked()) leaveAlone();
  else install();
}

function install() {
  console.error('Installing the packages, which takes a minute or two.');
  if (!runs('npm', 'ci', '--ignore-scripts', '--include=dev')) {
    giveUp('The packages could not be installed (npm ci).');
  }
}

const areLinked = () =>
  lstatSync(inProject('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** npm ci would empty the folder that the link leads to, which belongs to another project. */
function leaveAlone() {
  if (!existsSync(inProject('node_modules'))) {
    giveUp('node_modules is a broken link. Remove it, and npm ci can be run here.');
  }
  console.error(
    'node_modules is a link and is left as it is. If a package is missing, run npm ci in the folder that it points to.',
  );
}

function packagesFit() {
  const installed = inProject('node_modules/.package-lock.json');
  const wanted = statSync(inProject('package-lock.json'));
  return existsSync(installed) && statSync(installed).mtimeMs >= wanted.mtimeMs;
}
