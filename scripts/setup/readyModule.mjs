import { inProject } from './project.mjs';
import { makeReady } from './ready.mjs';

/** A TypeScript module of the project, by its path in it; what it needs is installed first. */
export async function readyModule(path) {
  makeReady();
  // Not before it is installed.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(inProject(path), { configFile: false, logLevel: 'error' });
  return module;
}
