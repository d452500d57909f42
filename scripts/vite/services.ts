import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ContentKind } from '../../src/definition/content/contentType';
import { toRecordSchema } from '../../src/definition/content/toRecordSchema';
import { type Language, LANGUAGES } from '../../src/definition/model/text';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { RELOAD_WHEN_CHANGED, tellChange } from './jsonChange';
import { hasLists, withListsIn } from './lists';
import { hasOperands, hasOperators } from './operators';
import { readFolder, readServices } from './readServices';
import { documentValidator, serviceModuleCode, validateFunction } from './serviceModule';

const NAME =
  /^\0?virtual:(services|service|contents|validate|panel|shown|service-schema)(?:\/(.+))?$/u;

const OPERATORS = `import ${JSON.stringify(join(import.meta.dirname, '../../src/definition/model/expression.ts'))};\n`;

/**
 * Provides modules for a schemas folder (types in src/virtual.d.ts): `virtual:services`, which lists every service, and
 * `virtual:service/<id>`, loaded on demand, with lists of options `virtual:service/<id>/<language>`; for the control panel only
 * `virtual:contents`, every content type without its samples, `virtual:validate/<id>`, which validates its records, and
 * `virtual:panel`, the staff pages of services; and `virtual:shown`, what a record of each type must have to be shown;
 * and `virtual:service-schema`, which validates service files.
 */
export function services(schemas: string): Plugin {
  const kinds = () => readFolder<ContentKind>(join(schemas, 'content')).map(([, kind]) => kind);
  const codes: Readonly<Record<string, (id: string) => string>> = {
    services: () => listCode(schemas) + RELOAD_WHEN_CHANGED,
    service(part) {
      const [id = '', language] = part.split('/');
      const service = readServices(schemas).find((one) => one.id === id);
      if (!service) throw new Error(`no service file for virtual:service/${id}`);
      // Pages do not need the sample, which is as long as the answers to a form, and get the checklist from the server.
      const { documents: _, ...rest } = service;
      const onPages = { ...rest, sample: {} };
      if (language !== undefined) {
        const inOne = JSON.stringify(withListsIn(onPages, language as Language));
        return `export { validate } from 'virtual:service/${id}';\nexport const service = ${inOne};`;
      }
      const code = hasLists(onPages)
        ? `${validateFunction(toJsonSchema(service.form))}\n${inLanguages(id)}`
        : serviceModuleCode(onPages);
      const isCalculating = hasOperators(service.form) || hasOperands(service.sections?.when);
      return isCalculating ? OPERATORS + code : code;
    },
    contents: () =>
      [
        `export const contents = ${JSON.stringify(kinds().map((kind) => ({ ...kind, samples: [] })))};`,
        `export const validators = { ${kinds()
          .map(({ id }) => loader(id, `validate/${id}`))
          .join()} };`,
      ].join('\n'),
    validate: (id) =>
      validateFunction(toRecordSchema(kinds().find((kind) => kind.id === id)?.fields ?? {})),
    'service-schema': () => documentValidator(schemas),
    panel() {
      const pages = readServices(schemas).map(({ id, staff }) => {
        return [id, { panel: `home/${id}`, ...staff }];
      });
      return `export const staffPages = ${JSON.stringify(Object.fromEntries(pages))};`;
    },
    shown() {
      const parts = kinds().flatMap(({ id, required }) => (required ? [[id, required]] : []));
      return `export const shownParts = ${JSON.stringify(Object.fromEntries(parts))};`;
    },
  };
  return {
    name: 'services',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, name = '', part = ''] = NAME.exec(id) ?? [];
      return codes[name]?.(part);
    },
    hotUpdate(change) {
      return tellChange(this.environment, schemas, change, (id) => id.startsWith('\0virtual:'));
    },
  };
}

const inLanguages = (id: string): string =>
  `export const inLanguage = { ${LANGUAGES.map((one) => loader(one, `service/${id}/${one}`)).join()} };`;

const loader = (key: string, name: string): string =>
  `${JSON.stringify(key)}: () => import(${JSON.stringify(`virtual:${name}`)})`;

/** Returns what a menu needs of each service, and how to load the rest. */
function listCode(schemas: string): string {
  const entries = readServices(schemas).map(({ id, route, tile, page, pages = [] }) => {
    const facts = JSON.stringify({ id, route, tile, component: page.component, pages });
    return `{ ...${facts}, ${loader('load', `service/${id}`)} }`;
  });
  return `export const services = [${entries.join(',\n')}];`;
}
