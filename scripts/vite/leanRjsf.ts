import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Replaced {
  readonly source: RegExp;
  /** Only where this file imports it. */
  readonly importer?: RegExp;
  readonly by: string;
}

/**
 * What rjsf carries for schemas that we never give it: references, branches, conditions and defaults,
 * a Markdown renderer for descriptions, and a second set of widgets and templates. A form page on a slow line
 * does not. Anything that would need one of them throws, so a test that renders it fails.
 */
const REPLACED: readonly Replaced[] = [
  { source: /getDefaultRegistry\.js$/, by: at('./lean/registry.ts') },
  { source: /createSchemaUtils\.js$/, by: at('./lean/schemaUtils.ts') },
  { source: /deepEquals\.js$/, by: at('./lean/deepEquals.ts') },
  { source: /processRawValidationErrors\.js$/, by: at('./lean/validationErrors.ts') },
  {
    source: /^@rjsf\/utils$/,
    importer: /precompiledValidator\.js$/,
    by: at('./lean/validatorUtils.ts'),
  },
  { source: /omitExtraData\.js$/, by: at('./lean/omitExtraData.ts') },
  { source: /\/getWidget\.js$/, by: at('./lean/widgets.ts') },
  { source: /\/optionsList\.js$/, by: at('./lean/widgets.ts') },
  { source: /^markdown-to-jsx\/react$/, by: at('./lean/markdown.ts') },
  { source: /^fast-uri$/, by: at('./lean/uri.ts') },
  { source: /^@x0k\/json-schema-merge(\/.*)?$/, by: at('./lean/merge.ts') },
];

/** Where all of rjsf is: a build without it replaces nothing, and need not. */
const RJSF = '@rjsf/core/lib/components/Form.js';

/** Replaces them. Fails the build of a site with rjsf in which one of them was not met, as after an update. */
export function leanRjsf(): Plugin {
  const met = new Set<Replaced>();
  let hasRjsf = false;
  return {
    name: 'lean-rjsf',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('@rjsf')) return undefined;
      hasRjsf ||= importer.endsWith(RJSF);
      const found = REPLACED.find(
        (replaced) => replaced.source.test(source) && (replaced.importer?.test(importer) ?? true),
      );
      if (found) met.add(found);
      return found?.by;
    },
    generateBundle() {
      const unmet = REPLACED.filter((replaced) => hasRjsf && !met.has(replaced));
      if (unmet.length === 0) return;
      const names = unmet.map(({ source }) => String(source)).join(', ');
      this.error(`rjsf has changed: no import matches ${names} (scripts/vite/leanRjsf.ts)`);
    },
  };
}
