import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { readServices } from './readServices';
import { serviceListCode, serviceModuleCode } from './serviceModule';

const LIST = 'virtual:services';
const ONE = 'virtual:service/';

/**
 * Makes modules of a schemas folder: `virtual:services`, which names every service, and
 * `virtual:service/<id>`, loaded when it is needed (types in src/virtual.d.ts).
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
      if (id === `\0${LIST}`) return serviceListCode(all);
      const service = all.find((candidate) => id === `\0${ONE}${candidate.id}`);
      return service
        ? serviceModuleCode(service)
        : this.error(`no service file for ${id.slice(1)}`);
    },
    // A new file belongs to no module yet, and a shared one to several: everything is made anew.
    hotUpdate({ file }) {
      if (!file.startsWith(schemas.replaceAll(sep, '/'))) return undefined;
      const { moduleGraph, hot } = this.environment;
      const made = [...moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.startsWith('\0virtual:'),
      );
      for (const module of made) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

const isOurs = (id: string): boolean => id === `\0${LIST}` || id.startsWith(`\0${ONE}`);
