import type { ServiceModule } from '../../definition/model/serviceModule';
import type { PanelService } from '../pages';

const asked = new Map<string, Promise<ServiceModule>>();

/** Returns the current form of a service; always the same promise, as React's `use` requires. */
export function basicServiceModule({ id, load }: PanelService): Promise<ServiceModule> {
  const module = asked.get(id) ?? load();
  asked.set(id, module);
  return module;
}
