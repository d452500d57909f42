import { use } from 'react';
import type { services } from 'virtual:services';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { tracked } from './arrivals';

const modules = new Map<string, Promise<ServiceModule>>();

export type ServiceEntry = (typeof services)[number];

/** Returns the resolved service of an entry; the component waits until it is loaded. */
export function useServiceModule({ id, load }: ServiceEntry): ServiceModule {
  // Always the same promise, as React's `use` requires.
  const module = modules.get(id) ?? tracked(load());
  modules.set(id, module);
  return use(module);
}
