import type { services } from 'virtual:services';
import type { ServiceModule } from '../../definition/model/serviceModule';
import { wantWords } from '../../platform/language/languageStore';
import { tracked } from '../../platform/loading/arrivals';

export type ServiceEntry = (typeof services)[number];

const modules = new Map<string, Promise<ServiceModule>>();

/** Returns the resolved service of an entry: always the same promise, as React's `use` requires. */
export function serviceModuleOf({ id, load }: ServiceEntry): Promise<ServiceModule> {
  const module = modules.get(id) ?? tracked(load());
  modules.set(id, module);
  return module;
}

let engine: Promise<typeof import('../../engine/ServiceForm')> | undefined;

/** Loads the form engine with its texts, which only service pages need. */
export const loadEngine = () =>
  (engine ??= tracked(
    Promise.all([import('../../engine/ServiceForm'), wantWords('form')]).then(([module]) => module),
  ));
