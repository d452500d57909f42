import type { Plugin } from 'vite';

/** What rjsf's core finds when nothing else is given: its structure, and none of its looks. */
const REGISTRY = `
import { englishStringTranslator } from '@rjsf/utils';
import ArrayField from './components/fields/ArrayField.js';
import ObjectField from './components/fields/ObjectField.js';
import SchemaField from './components/fields/SchemaField.js';
const Nothing = () => null;
export default () => ({
  fields: { ArrayField, ObjectField, SchemaField },
  templates: {
    ButtonTemplates: {},
    DescriptionFieldTemplate: Nothing,
    FieldErrorTemplate: Nothing,
    FieldHelpTemplate: Nothing,
  },
  widgets: {},
  rootSchema: {},
  formContext: {},
  translateString: englishStringTranslator,
  globalFormOptions: { useFallbackUiForUnsupportedType: false },
});`;

const refusing = (what: string): string =>
  `const refuse = () => { throw new Error('left out of rjsf: ${what}'); };`;

/** Modules that a page would load for nothing, by the end of their paths, and what stands for them. */
const REPLACED: Readonly<Record<string, string>> = {
  '/@rjsf/core/lib/getDefaultRegistry.js': REGISTRY,
  '/@rjsf/utils/lib/schema/shallowAllOfMerge.js': `${refusing('allOf')} export default refuse;`,
};

const STUBS: Readonly<Record<string, string>> = {
  'fast-uri': `${refusing('$ref')} export default { equal: refuse, resolve: refuse };`,
  'markdown-to-jsx/react': `${refusing('Markdown')} export { refuse as Markdown };`,
};

const STUB = '\0lean:';

/**
 * Leaves out of the pages what our forms never ask of rjsf: its own templates and widgets, Markdown,
 * and the schema keywords $ref and allOf, which toStructure never writes. Half of rjsf goes by it.
 */
export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const isRjsfs = importer?.includes('/@rjsf/') === true;
      return isRjsfs && Object.hasOwn(STUBS, id) ? STUB + id : undefined;
    },
    load(id) {
      if (id.startsWith(STUB)) return STUBS[id.slice(STUB.length)];
      return Object.entries(REPLACED).find(([path]) => id.endsWith(path))?.[1];
    },
  };
}
