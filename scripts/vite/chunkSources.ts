import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes, beside the manifest, the source files of each script of the site: `npm test -- --changed`
 * needs them to find the browser tests that a change can affect.
 */
export function chunkSources(root: string): Plugin {
  return {
    name: 'chunk-sources',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.config.build.manifest === false) return;
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const sources = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => relative(root, id.split('?', 1)[0] ?? id)).filter(isOurs),
      ]);
      const source = JSON.stringify(Object.fromEntries(sources));
      this.emitFile({ type: 'asset', fileName: '.vite/sources.json', source });
    },
  };
}

const isOurs = (path: string): boolean => path.startsWith('src/');
