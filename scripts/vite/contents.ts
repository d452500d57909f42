import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ContentKind } from '../../src/definition/content';
import type { Service } from '../../src/definition/service';
import { readFolder, readServices } from './readServices';

const CONTENTS = '\0virtual:contents';
const PANEL = '\0virtual:panel';

/**
 * Makes modules for the control panel alone: `virtual:contents`, every kind of content without its
 * samples, and `virtual:panel`, what services say about their staff pages. What the public pages load
 * (`virtual:services`) holds nothing of either.
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
