// What npm run check says, as often as it is asked. A thread of its own: a check takes seconds, in which
// pages would wait for their files. What it has compiled it keeps.
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';

const { module } = await runnerImport(`${workerData}/scripts/check/judgement.ts`, {
  configFile: false,
  logLevel: 'error',
});

parentPort.on('message', () => {
  try {
    parentPort.postMessage(module.judgement(workerData));
  } catch (error) {
    const problem = `the check broke: ${error.message}`;
    const fault = {
      file: 'schemas',
      at: 1,
      line: 1,
      lint: 'check',
      problem,
      mend: 'npm run check',
    };
    parentPort.postMessage({ faults: [fault], notes: [] });
  }
});
