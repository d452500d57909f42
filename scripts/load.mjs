// npm run load [-- --seconds 5 --requests 100000]: reads and submits on the built server, beside a bare one.
import { randomUUID } from 'node:crypto';
import { giveUp, inProject, ROOT, runs } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';
import { serveBuild } from './setup/serveBuild.mjs';

makeReady();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(inProject('scripts/load/main.ts'), {
  configFile: false,
  logLevel: 'error',
});

/** A server that nobody else uses, with an account of staff that nobody else knows. */
async function serve() {
  if (!runs(process.execPath, inProject('scripts/build.mjs'), '--if-needed'))
    giveUp('The build failed.');
  const staff = { email: 'load@localhost', password: randomUUID() };
  const { url, stop } = await serveBuild({
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  });
  return { url, stop, staff };
}

process.exitCode = await module.main(process.argv.slice(2), ROOT, { say: console.log, serve });
