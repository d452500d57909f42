import { use } from 'react';
import type { services } from 'virtual:services';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { useLanguage } from '../language/languageStore';
import { tracked } from './arrivals';

const modules = new Map<string, Promise<ServiceModule>>();

/** A service of a file or of the store. */
export interface ServiceEntry extends Omit<(typeof services)[number], 'component'> {
  readonly component?: string | undefined;
  /** Staff show it to somebody by a link: nothing is sent. */
  readonly isDraft?: boolean;
}

/** Returns the resolved service of an entry; the component waits until it, and its lists of options, are loaded. */
export function useServiceModule({ id, load }: ServiceEntry): ServiceModule {
  const language = useLanguage();
  const module = use(once(id, load));
  const { inLanguage } = module;
  return inLanguage ? use(once(`${id}/${language}`, inLanguage[language])) : module;
}

/** Returns always the same promise, as React's `use` requires. */
function once(key: string, load: () => Promise<ServiceModule>): Promise<ServiceModule> {
  const module = modules.get(key) ?? tracked(load());
  modules.set(key, module);
  return module;
}
