import type { services } from 'virtual:services';
import type { ServiceModule } from '../../definition/model/serviceModule';
import { wantWords } from '../../platform/language/languageStore';

export type ServiceEntry = (typeof services)[number];

const modules = new Map<string, Promise<ServiceModule>>();

/** The resolved service of an entry: always the same promise, as React's `use` asks. */
export function serviceModuleOf({ id, load }: ServiceEntry): Promise<ServiceModule> {
  const module = modules.get(id) ?? load();
  modules.set(id, module);
  return module;
}

let engine: Promise<typeof import('../../engine/ServiceForm')> | undefined;

/** The form engine with its words, which only service pages need. */
export const loadEngine = () =>
  (engine ??= Promise.all([import('../../engine/ServiceForm'), wantWords('form')]).then(
    ([module]) => module,
  ));
