import { use, useMemo } from 'react';
import { localise } from '../../definition/language/localise';
import { useLanguage } from '../../platform/language/languageStore';
import { type ServiceEntry, serviceModuleOf } from './loaders';
import { useOverview } from './useOverview';

/** Returns a service's file, its page and form in the current language, and the staff's text about it. */
export function useServicePage(entry: ServiceEntry) {
  const module = use(serviceModuleOf(entry));
  const language = useLanguage();
  const { page, form } = useMemo(() => localise(module.service, language), [module, language]);
  return { module, page, form, overview: useOverview(page.content) };
}
