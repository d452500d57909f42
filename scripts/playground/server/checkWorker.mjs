// Runs npm run check on request, in a worker thread: a check takes seconds, during which the dev
// server could not respond. Keeps compiled schemas between runs.
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';

const { module } = await runnerImport(`${workerData}/scripts/check/checkProject.ts`, {
  configFile: false,
  logLevel: 'error',
});

parentPort.on('message', () => {
  try {
    parentPort.postMessage(module.checkProject(workerData));
  } catch (error) {
    const problem = `the check failed: ${error.message}`;
    const issue = {
      file: 'schemas',
      at: 1,
      line: 1,
      lint: 'check',
      problem,
      fix: 'npm run check',
    };
    parentPort.postMessage({ issues: [issue], notes: [] });
  }
});
