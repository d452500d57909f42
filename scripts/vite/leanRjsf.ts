import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Replaced {
  readonly source: RegExp;
  /** Applies only to imports of this file. */
  readonly importer?: RegExp;
  readonly by: string;
}

const UNUSED = at('../../src/engine/rjsf/lean/unused.ts');

/**
 * What rjsf contains for schemas that we never pass to it: references, branches, conditions and
 * defaults, a Markdown renderer for descriptions, and a second set of widgets and templates. A form
 * page on a slow connection should not load them. Each replacement throws when it is called, so a
 * test that renders such a schema fails.
 */
const REPLACED: readonly Replaced[] = [
  { source: /getDefaultRegistry\.js$/, by: at('../../src/engine/rjsf/lean/registry.ts') },
  { source: /createSchemaUtils\.js$/, by: at('../../src/engine/rjsf/lean/schemaUtils.ts') },
  { source: /deepEquals\.js$/, by: at('../../src/engine/rjsf/lean/deepEquals.ts') },
  {
    source: /^@rjsf\/utils$/,
    importer: /precompiledValidator\.js$/,
    by: at('../../src/engine/rjsf/lean/validatorUtils.ts'),
  },
  { source: /processRawValidationErrors\.js$/, by: UNUSED },
  { source: /omitExtraData\.js$/, by: UNUSED },
  { source: /\/getWidget\.js$/, by: UNUSED },
  { source: /\/optionsList\.js$/, by: UNUSED },
  { source: /^markdown-to-jsx\/react$/, by: UNUSED },
  { source: /\/findSchemaDefinition\.js$/, by: UNUSED },
  {
    source: /\/schemaHasNestedConditional\.js$/,
    by: at('../../src/engine/rjsf/lean/conditions.ts'),
  },
  { source: /^@x0k\/json-schema-merge(\/.*)?$/, by: at('../../src/engine/rjsf/lean/merge.ts') },
];

/**
 * The control panel's editor renders schemas with @rjsf/mui, and needs rjsf as it is: what it
 * imports of rjsf is a second copy, told apart by a query.
 */
const FULL = '?full';
const RJSF_FILE = /\/node_modules\/@rjsf\/[^?]*$/;
const PANEL = /\/src\/panel\/[^?]*$/;

const isFull = (importer: string): boolean => PANEL.test(importer) || importer.endsWith(FULL);

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '');

/** The main module of rjsf: a build without it replaces nothing. */
const RJSF = '@rjsf/core/lib/components/Form.js';

/**
 * Replaces these imports. Fails the build if it contains rjsf and one of them was not found, as
 * after an update.
 */
export function leanRjsf(): Plugin {
  const met = new Set<Replaced>();
  let hasRjsf = false;
  return {
    name: 'lean-rjsf',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer !== undefined && isFull(importer)) {
        const found = await this.resolve(source, withoutQuery(importer), { skipSelf: true });
        return found && RJSF_FILE.test(found.id) ? { ...found, id: found.id + FULL } : found;
      }
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
