import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ContentKind } from '../../src/definition/content/contentType';
import { toRecordSchema } from '../../src/definition/content/toRecordSchema';
import type { Language } from '../../src/definition/model/text';
import { RELOAD_WHEN_CHANGED, tellChange } from './jsonChange';
import { listLabels, withLists } from './lists';
import { readFolder, readParts, readServices } from './readServices';
import { validateFunction } from './serviceModule';

const NAME = /^\0?virtual:(services|service|list|contents|validate|panel|shown)(?:\/(.+))?$/u;

/** What in a form is an expression with operators, which only its page loads. */
const CALCULATING =
  /"(?:calculate|minimum|maximum|limits)":\{|"(?:after|notBefore|notAfter)":(?:\[[^\]]*)?\{/u;

const OPERATORS = `import ${JSON.stringify(join(import.meta.dirname, '../../src/definition/model/expression.ts'))};\n`;

/**
 * Provides modules for a schemas folder (types in src/virtual.d.ts): `virtual:services`, which lists every service, and
 * `virtual:service/<id>` and `virtual:list/<id>/<language>`, loaded on demand; for the control panel only
 * `virtual:contents`, every content type without its samples, `virtual:validate/<id>`, which validates its records, and
 * `virtual:panel`, the staff pages of services; and `virtual:shown`, what a record of each type must say to be shown.
 */
export function services(schemas: string): Plugin {
  const kinds = () => readFolder<ContentKind>(join(schemas, 'content')).map(([, kind]) => kind);
  const codes: Readonly<Record<string, (id: string) => string>> = {
    services: () => listCode(schemas) + RELOAD_WHEN_CHANGED,
    service(id) {
      const service = readServices(schemas).find((one) => one.id === id);
      if (!service) throw new Error(`no service file for virtual:service/${id}`);
      // Pages do not need the sample, which is as long as the answers to a form, and get the checklist from the server.
      const { documents: _, ...onPages } = service;
      const code = withLists({ ...onPages, sample: {} }, readParts(schemas)[1]);
      return CALCULATING.test(JSON.stringify(service.form)) ? OPERATORS + code : code;
    },
    list: (part) => {
      const [id = '', language] = part.split('/');
      return listLabels(readParts(schemas)[1][id], language as Language);
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
