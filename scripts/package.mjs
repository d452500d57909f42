// npm run package [-- --folder <folder>]: makes what a server needs to run, without sources and development
// packages, as a tar file in .cache, or in a folder.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { licenceTable } from './licences/licenceTable.mjs';
import { installedPackages } from './licences/packages.mjs';
import { makeBuilt } from './setup/built.mjs';
import { giveUp, inProject, runs } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

/** Copied as they are: what the server reads at run time, and what its operator needs. */
const PARTS = ['dist', 'schemas', 'locales', 'src/server/places/data', 'deploy', 'docs'];

/** For npm; everything else is a command of the program (deploy/rega). */
const SCRIPTS = { start: 'node dist/server/main.js' };

makeReady();
makeBuilt();
const { version, engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
// Two packages of one version differ by their commit.
const git = spawnSync('git', ['-C', inProject(), 'rev-parse', '--short', 'HEAD'], {
  encoding: 'utf8',
});
const commit = process.env.COMMIT || git.stdout?.trim();
const build = commit ? `${version}+${commit}` : version;
const name = `rega-${build}`;
const [flag, wanted] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--folder' || wanted === undefined)) {
  giveUp('npm run package [-- --folder <folder>]');
}
const folder = wanted === undefined ? inProject('.cache/package', name) : resolve(wanted);
fill(folder);
console.log(wanted === undefined ? packed() : folder);

function fill(target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const part of PARTS) cpSync(inProject(part), resolve(target, part), { recursive: true });
  const packages = installedPackages();
  for (const { path } of packages.filter(({ onServer }) => onServer)) {
    // A package's own node_modules are listed, and copied, as packages of their own.
    const filter = (from) => !relative(inProject(path), from).split('/').includes('node_modules');
    cpSync(inProject(path), resolve(target, path), { recursive: true, filter });
  }
  const about = {
    name: 'rega',
    version: build,
    private: true,
    type: 'module',
    engines,
    scripts: SCRIPTS,
  };
  writeFileSync(resolve(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(resolve(target, 'LICENCES.md'), licenceTable(packages));
}

function packed() {
  const file = inProject('.cache/package', `${name}-${process.platform}-${process.arch}.tar.gz`);
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  if (!runs('tar', '-C', inProject('.cache/package'), ...owner, '-czf', file, name)) {
    giveUp('The package could not be written (tar).');
  }
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${digest}  ${basename(file)}\n`);
  return file;
}
