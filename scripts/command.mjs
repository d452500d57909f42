// npm run <command> -- …: runs a command of the program (src/server/commands), built from the sources; `-- --help` describes it.
import { spawnSync } from 'node:child_process';
import { makeBuilt } from './setup/built.mjs';
import { inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

makeReady();
makeBuilt();
const main = inProject('dist/server/main.js');
const args = [process.env.npm_lifecycle_event ?? 'help', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, [main, ...args], { stdio: 'inherit' }).status ?? 1;
