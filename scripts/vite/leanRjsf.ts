import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What rjsf carries for schemas that we never give it: references, branches, conditions and defaults,
 * a Markdown renderer for descriptions, and a second set of widgets and templates. A form page on a slow line
 * does not. Anything that would need one of them throws, so a test that renders it fails.
 */
const REPLACED: readonly { readonly source: RegExp; readonly by: string }[] = [
  { source: /getDefaultRegistry\.js$/, by: at('./lean/registry.ts') },
  { source: /createSchemaUtils\.js$/, by: at('./lean/schemaUtils.ts') },
  { source: /deepEquals\.js$/, by: at('./lean/deepEquals.ts') },
  { source: /omitExtraData\.js$/, by: at('./lean/omitExtraData.ts') },
  { source: /^markdown-to-jsx\/react$/, by: at('./lean/markdown.ts') },
  { source: /^fast-uri$/, by: at('./lean/uri.ts') },
  { source: /^@x0k\/json-schema-merge(\/.*)?$/, by: at('./lean/merge.ts') },
];

export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('@rjsf')) return undefined;
      return REPLACED.find((replaced) => replaced.source.test(source))?.by;
    },
  };
}
