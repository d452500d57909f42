import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';

/**
 * Returns the installed packages of the lock file: {name, version, licence, path, onServer}, the path relative to the
 * project. Those that only build, test or run in the browser are development packages.
 */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '' && existsSync(inProject(path)))
    .map(([path, { version, license, dev, devOptional }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      path,
      licence: license ?? licenceIn(path),
      onServer: !dev && !devOptional,
    }));
}

/** Older packages name their licence in other ways than npm reads. */
function licenceIn(path) {
  const { license, licenses } = JSON.parse(readFileSync(inProject(path, 'package.json'), 'utf8'));
  const all = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
  return all.length > 0 ? all.join(' OR ') : undefined;
}
