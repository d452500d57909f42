import { join } from 'node:path';
import type { ListFile, Service } from '../../src/definition/model/service';
import type { ListFiles } from '../../src/definition/model/resolve';
import { type Language, LANGUAGES, pick, type Text } from '../../src/definition/model/text';
import { serviceModuleCode } from './serviceModule';

/**
 * Returns the source of a ServiceModule whose lists of options have no labels yet: `inLanguage` loads these in one
 * language. A service without lists has a plain module.
 */
export function withLists(service: Service, lists: ListFiles): string {
  const used = new Set<string>();
  const unlabelled = JSON.parse(JSON.stringify(service), (_, value: unknown) => {
    const { list = '' } = sourceIn(value);
    if (!Object.hasOwn(lists, list)) return value;
    used.add(list);
    const choices = (value as { choices: readonly object[] }).choices.map((choice) => {
      return { ...choice, label: NO_TEXT, group: undefined, also: undefined };
    });
    return { ...(value as object), choices };
  }) as Service;
  const loaders = [...used].map((id) => {
    const byLanguage = LANGUAGES.map((one) => `${one}: () => import('virtual:list/${id}/${one}')`);
    return `${JSON.stringify(id)}: { ${byLanguage.join(', ')} }`;
  });
  const code = serviceModuleCode(unlabelled);
  if (used.size === 0) return code;
  return [
    `import { labelled } from ${JSON.stringify(LABELLED)};`,
    code,
    `const lists = { ${loaders.join(',\n')} };`,
    'export const inLanguage = async (language) => ({ validate, service: await labelled(service, lists, language) });',
  ].join('\n');
}

const LABELLED = join(import.meta.dirname, '../../src/definition/model/labelled.ts');

const NO_TEXT: Text = ['', '', ''];

const sourceIn = (value: unknown): { readonly list?: string } =>
  (typeof value === 'object' && value !== null && (value as { source?: object }).source) || {};

/** Returns the source of a module with the labels of a list's options in one language, in their order. */
export function listLabels(list: ListFile | undefined, language: Language): string {
  const groups = new Map(list?.groups?.map(({ id, label }) => [id, pick(label, language)]));
  const labels = list?.options.map(({ label, group = '', also }) => {
    return { label: pick(label, language), group: groups.get(group), also };
  });
  return `export default ${JSON.stringify(labels ?? [])};`;
}
