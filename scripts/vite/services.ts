import type { Plugin } from 'vite';
import { RELOAD_WHEN_CHANGED, tellChange } from './jsonChange';
import { readServices } from './readServices';
import { serviceListCode, serviceModuleCode } from './serviceModule';

const LIST = 'virtual:services';
const ONE = 'virtual:service/';

/**
 * Provides modules for a schemas folder: `virtual:services`, which lists every service, and
 * `virtual:service/<id>`, loaded on demand (types in src/virtual.d.ts).
 */
export function services(schemas: string): Plugin {
  return {
    name: 'services',
    resolveId(id) {
      return id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!isOurs(id)) return undefined;
      const all = readServices(schemas);
      if (id === `\0${LIST}`) return serviceListCode(all) + RELOAD_WHEN_CHANGED;
      const service = all.find((candidate) => id === `\0${ONE}${candidate.id}`);
      if (!service) return this.error(`no service file for ${id.slice(1)}`);
      // Pages do not need the sample, which is as long as the answers to a form, and get the checklist from the server.
      const { documents: _, ...onPages } = service;
      return serviceModuleCode({ ...onPages, sample: {} });
    },
    hotUpdate(change) {
      return tellChange(this.environment, schemas, change, (id) => id.startsWith('\0virtual:'));
    },
  };
}

const isOurs = (id: string): boolean => id === `\0${LIST}` || id.startsWith(`\0${ONE}`);
