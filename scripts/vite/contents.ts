import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ContentKind } from '../../src/definition/content/contentType';
import type { Service } from '../../src/definition/model/service';
import { readFolder, readServices } from './readServices';

const CONTENTS = '\0virtual:contents';
const PANEL = '\0virtual:panel';

/**
 * Provides modules for the control panel only: `virtual:contents`, every content type without its
 * samples, and `virtual:panel`, the staff pages of services. `virtual:services`, which public pages
 * load, contains neither.
 */
export function contents(schemas: string): Plugin {
  return {
    name: 'contents',
    resolveId: (id) => ([CONTENTS, PANEL].includes(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      if (id === CONTENTS) return contentsCode(join(schemas, 'content'));
      if (id === PANEL) return panelCode(readServices(schemas));
      return undefined;
    },
  };
}

function contentsCode(folder: string): string {
  const kinds = readFolder<ContentKind>(folder).map(([, kind]) => ({ ...kind, samples: [] }));
  return `export const contents = ${JSON.stringify(kinds)};`;
}

function panelCode(services: readonly Service[]): string {
  const entries = services.map(({ id, staff }) => [id, { panel: `home/${id}`, ...staff }]);
  return `export const staffPages = ${JSON.stringify(Object.fromEntries(entries))};`;
}
