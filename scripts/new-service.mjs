// npm run new-service -- <id> [--ku TITLE --ar TITLE --en TITLE] [--fields a,b] [--photos] [--yes]
import { inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

makeReady();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(inProject('scripts/newService/main.ts'), {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2), inProject());
