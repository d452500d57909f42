import { useMemo } from 'react';
import { localise } from '../../definition/language/localise';
import { useLanguage } from '../../platform/language/languageStore';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { contentCall } from '../../definition/content/contentCalls';
import { type Overview, toOverview } from '../../platform/content/overview';
import { useContent } from '../../platform/content/useContent';

/** Returns a service's file, its page and form in the current language, and the staff's text about it. */
export function useServicePage(entry: ServiceEntry) {
  const module = useServiceModule(entry);
  const language = useLanguage();
  const { page, form } = useMemo(() => localise(module.service, language), [module, language]);
  return { module, page, form, overview: useOverview(page.content) };
}

/** Returns the staff's text about a service; undefined while it loads, or if loading fails. */
function useOverview(content: string | undefined): Overview | undefined {
  const read = useContent(content === undefined ? undefined : contentCall(content), toOverview);
  return read.state === 'ready' ? read.value : undefined;
}
