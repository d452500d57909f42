import { use } from 'react';
import type { services } from 'virtual:services';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { useLanguage } from '../language/languageStore';
import { tracked } from './arrivals';

const modules = new WeakMap<() => Promise<ServiceModule>, Promise<ServiceModule>>();

/** A service of a file or of the store. */
export interface ServiceEntry extends Omit<(typeof services)[number], 'component'> {
  readonly component?: string | undefined;
  /** Staff show it to somebody by a link: nothing is sent. */
  readonly isDraft?: boolean;
}

/** Returns the resolved service of an entry; the component waits until it, and its lists of options, are loaded. */
export function useServiceModule({ load }: ServiceEntry): ServiceModule {
  const language = useLanguage();
  const module = use(once(load));
  const { inLanguage } = module;
  return inLanguage ? use(once(inLanguage[language])) : module;
}

/** Returns always the same promise, as React's `use` requires. */
function once(load: () => Promise<ServiceModule>): Promise<ServiceModule> {
  const module = modules.get(load) ?? tracked(load());
  modules.set(load, module);
  return module;
}
