// npm start: the whole thing, from a fresh clone if need be.
import { makeBuilt } from './setup/built.mjs';
import { inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

makeReady();
makeBuilt();
await import(inProject('dist/server/main.js'));
