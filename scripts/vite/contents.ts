import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ContentKind } from '../../src/definition/content/contentType';
import type { Service } from '../../src/definition/model/service';
import { toRecordSchema } from '../../src/definition/content/toRecordSchema';
import { readFolder, readServices } from './readServices';
import { validateFunction } from './validatorCode';

const CONTENTS = '\0virtual:contents';
const PANEL = '\0virtual:panel';
const SHOWN = '\0virtual:shown';
const VALIDATE = '\0virtual:validate/';

/**
 * Provides modules for the control panel only: `virtual:contents`, every content type without its
 * samples, `virtual:validate/<id>`, which validates its records, and `virtual:panel`, the staff
 * pages of services. `virtual:services`, which public pages
 * load, contains neither. `virtual:shown` is for both: what a record of each type must say to be shown.
 */
export function contents(schemas: string): Plugin {
  return {
    name: 'contents',
    resolveId(id) {
      const own = `\0${id}`;
      return [CONTENTS, PANEL, SHOWN].includes(own) || own.startsWith(VALIDATE) ? own : undefined;
    },
    load(id) {
      if (id === CONTENTS) return contentsCode(join(schemas, 'content'));
      if (id === SHOWN) return shownCode(join(schemas, 'content'));
      if (id === PANEL) return panelCode(readServices(schemas));
      if (id.startsWith(VALIDATE)) return validateCode(schemas, id.slice(VALIDATE.length));
      return undefined;
    },
  };
}

function contentsCode(folder: string): string {
  const kinds = readFolder<ContentKind>(folder).map(([, kind]) => ({ ...kind, samples: [] }));
  const loaders = kinds.map(
    ({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`virtual:validate/${id}`)})`,
  );
  return [
    `export const contents = ${JSON.stringify(kinds)};`,
    `export const validators = { ${loaders.join(', ')} };`,
  ].join('\n');
}

function shownCode(folder: string): string {
  const parts = readFolder<ContentKind>(folder).flatMap(([, { id, required }]) =>
    required ? [[id, required]] : [],
  );
  return `export const shownParts = ${JSON.stringify(Object.fromEntries(parts))};`;
}

/** Returns the source of a module with ajv's code for the records of a content type. */
function validateCode(schemas: string, id: string): string {
  const kinds = new Map(readFolder<ContentKind>(join(schemas, 'content')));
  const properties = kinds.get(id)?.fields ?? {};
  return validateFunction(toRecordSchema(properties));
}

function panelCode(services: readonly Service[]): string {
  const entries = services.map(({ id, staff }) => [id, { panel: `home/${id}`, ...staff }]);
  return `export const staffPages = ${JSON.stringify(Object.fromEntries(entries))};`;
}
