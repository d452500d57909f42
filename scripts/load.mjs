// npm run load [-- --seconds 5 --requests 100000]: load test of the built server, compared with a bare one.
import { randomUUID } from 'node:crypto';
import { makeBuilt } from './setup/built.mjs';
import { ROOT } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';
import { serveBuild } from './setup/serveBuild.mjs';

const { main } = await readyModule('scripts/load/main.ts');

/** Starts a server of its own, with a staff account. */
async function serve() {
  makeBuilt();
  const staff = { email: 'load@localhost', password: randomUUID() };
  const { url, stop } = await serveBuild({
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  });
  return { url, stop, staff };
}

process.exitCode = await main(process.argv.slice(2), ROOT, { say: console.log, serve });
