// npm start: the whole thing, from a fresh clone if need be.
import { giveUp, inProject, runs } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

makeReady();
if (!runs(process.execPath, inProject('scripts/build.mjs'), '--if-needed'))
  giveUp('The build failed.');
await import(inProject('dist/server/main.js'));
