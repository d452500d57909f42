// npm run release: keeps a backup of this version's tables, with applications of all services, as a fixture: every
// later version has to migrate it (tests/server/storage/releases.test.ts).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuilt } from './setup/built.mjs';
import { giveUp, inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';
import { serveBuild } from './setup/serveBuild.mjs';

makeReady();
const { version: released } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const headings = readFileSync(inProject('CHANGELOG.md'), 'utf8').match(/^## .*$/gmu) ?? [];
if (headings[0] !== `## ${released}`) {
  giveUp(`The first section of CHANGELOG.md must be "${released}", the version of package.json.`);
}
makeBuilt();
const work = mkdtempSync(join(tmpdir(), 'release-'));
const data = join(work, 'data');
mkdirSync(data, { mode: 0o700 });
const server = await serveBuild({ DATA_DIR: data, STAFF_EMAIL: 'staff@rega.example' });
try {
  run('contract', '--write', '--base', `${server.url}/api/`);
  run('backup', work);
} finally {
  await server.stop();
}
const [backup = ''] = readdirSync(work).filter((name) => name !== 'data');
const { version } = JSON.parse(readFileSync(join(work, backup, 'manifest.json'), 'utf8'));
const folder = inProject('tests/fixtures/releases', String(version));
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, '..'), { recursive: true });
renameSync(join(work, backup), folder);
rmSync(work, { recursive: true });
console.log(folder);

function run(...args) {
  const env = { PATH: process.env.PATH, DATA_DIR: data };
  const options = { env, stdio: ['ignore', process.stderr, process.stderr] };
  const { status } = spawnSync(
    process.execPath,
    [inProject('dist/server/main.js'), ...args],
    options,
  );
  if (status !== 0) giveUp(`${args[0]} failed.`);
}
