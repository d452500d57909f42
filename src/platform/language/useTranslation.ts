import i18next, { type TFunction } from 'i18next';
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * Returns the function that looks up texts, and renders anew when the language changes. The hook of react-i18next also
 * loads namespaces and suspends, which no page needs, and is 1.6 kB of each page.
 */
export function useTranslation(): { readonly t: TFunction } {
  // Outside of I18nextProvider there is no context, which its type does not say.
  const context = useContext(I18nContext) as { readonly i18n: typeof i18next } | undefined;
  const i18n = context?.i18n ?? i18next;
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    [i18n],
  );
  const current = () => i18n.language;
  const language = useSyncExternalStore(subscribe, current, current);
  return useMemo(() => ({ t: i18n.getFixedT(language) }), [i18n, language]);
}
