import { readFileSync } from 'node:fs';
import { readParts, readServices } from '../../scripts/vite/readServices';
import type { Json, Values } from '../../src/definition/model/values';
import { serviceRows } from '../../src/panel/designer/service/serviceRows';

/** The services of the site, and the one that shows the whole language. */
export const SERVICE_IDS = [...readServices('schemas').map(({ id }) => id), 'everything'];

const [sharedFiles, ownLists] = readParts('schemas');
const [, lists] = readParts('tests/fixtures');
export const shared = sharedFiles;
export const allLists = { ...lists, ...ownLists };

export const readService = (id: string): Values =>
  JSON.parse(
    readFileSync(
      id === 'everything' ? 'tests/fixtures/everything.json' : `schemas/services/${id}.json`,
      'utf8',
    ),
  ) as Values;

export const rowsOf = (document: Json) => serviceRows(document, shared);
export const text = (en: string) => [en, en, en];
export const field = (own: Values = {}): Values => ({ type: 'string', label: text('A'), ...own });
