// npm start: installs, builds and starts everything, also in a fresh clone.
import { makeBuilt } from './setup/built.mjs';
import { inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

makeReady();
makeBuilt();
await import(inProject('dist/server/main.js'));
