import type { ServiceModule } from '../../definition/model/serviceModule';
import { tracked } from '../../platform/loading/arrivals';
import type { PanelService } from '../pages';

const modules = new Map<string, Promise<ServiceModule>>();

/** Returns the current form of a service; always the same promise, as React's `use` requires. */
export function basicServiceModule({ id, load }: PanelService): Promise<ServiceModule> {
  const module = modules.get(id) ?? tracked(load());
  modules.set(id, module);
  return module;
}
