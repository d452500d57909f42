import { fileURLToPath } from 'node:url';
import { AS_PHOTO_WORKER } from './photos/worker';

// React would render pages with its development build, which is slower to load and to run.
process.env.NODE_ENV ??= 'production';

// Imported dynamically, so that each process loads only what it needs.
if (process.argv.includes(AS_PHOTO_WORKER)) {
  const { runAsWorker } = await import('./photos/runAsWorker');
  runAsWorker();
} else {
  const { start } = await import('./start');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await start({ root, main: fileURLToPath(import.meta.url), terminal: console });
}
