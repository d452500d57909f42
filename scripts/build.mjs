// npm run build: builds client and server, and compresses the client's files. --if-needed: only if
// a source has changed since the last build. --site: only the pages, uncompressed; the rest stays.
import { rename, rm } from 'node:fs/promises';
import { compressAll, readCompressed } from './build/compress.mjs';
import { isBuilt, noteBuilt } from './setup/built.mjs';
import { inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

makeReady();
if (process.argv.includes('--if-needed')) {
  if (isBuilt()) process.exit();
  console.log('A source has changed since the last build: building, which takes a minute or two.');
}

// A test run that builds first has another value: React would be the development build.
process.env.NODE_ENV = 'production';
const { build } = await import('vite');

const began = Date.now();
const root = inProject();
const client = inProject('dist/client');
// Not of a build that was broken off, or made by another compression.
const compressed = isBuilt(['scripts/build/compress.mjs'])
  ? await readCompressed(client)
  : new Map();
const isSiteOnly = process.argv.includes('--site');
for (const replaced of isSiteOnly ? ['dist/client', 'dist/built-at'] : ['dist']) {
  await rm(inProject(replaced), { recursive: true, force: true });
}
await build({ root, logLevel: 'warn' });
if (!isSiteOnly) {
  for (const mode of ['bench', 'preview', 'worker']) await build({ root, logLevel: 'warn', mode });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
}
// For the size budgets, and for the server's preload links; not for visitors.
for (const name of ['manifest.json', 'sources.json']) {
  await rename(inProject('dist/client/.vite', name), inProject('dist', name));
}
await rm(inProject('dist/client/.vite'), { recursive: true });
if (!isSiteOnly) {
  await compressAll(client, compressed);
  noteBuilt(began);
}
