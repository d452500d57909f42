import type { ServiceModule } from '../../definition/serviceModule';
import type { ServiceEntry } from '../pages';

const asked = new Map<string, Promise<ServiceModule>>();

/** Returns the current form of a service; always the same promise, as React's `use` requires. */
export function moduleOf({ id, load }: ServiceEntry): Promise<ServiceModule> {
  const module = asked.get(id) ?? load();
  asked.set(id, module);
  return module;
}
