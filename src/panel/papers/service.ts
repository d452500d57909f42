import type { ServiceModule } from '../../definition/serviceModule';
import type { ServiceEntry } from '../pages';

const asked = new Map<string, Promise<ServiceModule>>();

/** The form of a service as its file has it today: always the same promise, as React's `use` asks. */
export function moduleOf({ id, load }: ServiceEntry): Promise<ServiceModule> {
  const module = asked.get(id) ?? load();
  asked.set(id, module);
  return module;
}
