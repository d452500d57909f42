import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AS_DOCUMENT_WORKER, AS_PHOTO_WORKER } from './photos/worker';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);

// One line per entry in the log: Node prints the warnings of libraries over several.
process.removeAllListeners('warning');
process.on('warning', ({ message }) => console.error(message.replaceAll(/\s*\n\s*/gu, ' ')));

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Rega needs Node 24 (20.19 is the oldest that works); this is ${process.version}`);
  process.exit(1);
}

// Imported dynamically, so that each process loads only what it needs.
if (name === AS_PHOTO_WORKER || name === AS_DOCUMENT_WORKER) {
  const { runAsWorker } = await import('./photos/runAsWorker');
  runAsWorker(name);
} else if (name === '' || name === 'start') {
  const { versionInstead } = await import('./upgrade/versionInstead');
  const { dataDirOf } = await import('./serverSettings');
  const { refuseStart } = await import('./operatorError');
  const dataDir = dataDirOf(process.env, root);
  const old = await versionInstead(dataDir, resolve(root)).catch((error: unknown) =>
    refuseStart(error, console.error),
  );
  if (old === undefined) {
    const { start } = await import('./start');
    await start({ root, main: fileURLToPath(import.meta.url), terminal: console });
  } else {
    console.error(`This version did not work after an upgrade. The one before runs: ${old}`);
    const { mainOf } = await import('./upgrade/releases');
    await import(/* @vite-ignore */ pathToFileURL(mainOf(old)).href);
  }
} else {
  const { commandCalled } = await import('./commands/commands');
  process.exitCode = await commandCalled(name, args, process.env, root);
}
