// npm run load [-- --seconds 5 --requests 100000]: reads and submits on the built server, beside a bare one.
import { randomUUID } from 'node:crypto';
import { makeBuilt } from './setup/built.mjs';
import { ROOT } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';
import { serveBuild } from './setup/serveBuild.mjs';

const { main } = await readyModule('scripts/load/main.ts');

/** A server that nobody else uses, with an account of staff that nobody else knows. */
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
