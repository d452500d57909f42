import type { Plugin } from 'vite';
import { makeWork } from '../bench/work';
import { serviceModuleCode } from './serviceModule';

const NAME = /^\0?virtual:bench\/(W[1-5])-([0-9]+)$/;

const SIZES = [20, 100, 300, 1000];

/**
 * Provides `virtual:bench/W1-100` and others: a benchmark form with its validator and the paths to
 * click.
 */
export function bench(): Plugin {
  return {
    name: 'bench',
    resolveId: (id) => (NAME.test(id) || id === 'virtual:bench' ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:bench') return listCode();
      const [, work, fields] = NAME.exec(id) ?? [];
      if (!work) return undefined;
      const { service, ...places } = makeWork(work, Number(fields));
      return `${serviceModuleCode(service)}\nexport const places = ${JSON.stringify(places)};`;
    },
  };
}

function listCode(): string {
  const names = [...SIZES.map((size) => `W1-${size}`), 'W2-0', 'W3-0', 'W4-0', 'W5-1000'];
  const loaders = names.map((name) => `'${name}': () => import('virtual:bench/${name}')`);
  return `export const works = { ${loaders.join(', ')} };`;
}
