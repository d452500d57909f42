import { inProject } from './project.mjs';
import { makeReady } from './ready.mjs';

/** Loads a TypeScript module of the project by its path, after installing what it needs. */
export async function readyModule(path) {
  makeReady();
  // Imported after the installation.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(inProject(path), { configFile: false, logLevel: 'error' });
  return module;
}
