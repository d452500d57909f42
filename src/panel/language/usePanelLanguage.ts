import { useEffect, useState } from 'react';
import type { Language } from '../../definition/model/text';
import { showLanguage, useLanguage } from '../../platform/language/languageStore';
import { changeUserLanguage, useSession } from '../../platform/api/sessionStore';
import { keptChoice } from '../../platform/keptChoice';
import { addPart, PANEL } from '../../platform/language/i18n';

/**
 * The language of the last account in this browser, for the login form, and for accounts of a server that stores no
 * language. English at first.
 */
export const useLastLanguage = keptChoice<{ readonly language: Language }>('language', {
  language: 'en',
});

/** Shows the panel in a language; if its texts cannot be loaded, the panel stays in the one it has. */
async function showPanelLanguage(language: Language): Promise<void> {
  addPart(PANEL);
  await showLanguage(language).catch(() => undefined);
}

/** Shows the panel in the language that the current user has just chosen and stored. */
export async function showOwnLanguage(language: Language): Promise<void> {
  await showPanelLanguage(language);
  changeUserLanguage(language);
}

/** Shows the panel in the account's language. Returns the language that is shown, undefined until the first one is. */
export function usePanelLanguage(): Language | undefined {
  const own = useSession(({ user }) => user?.language);
  const last = useLastLanguage(({ language }) => language);
  const wanted = own ?? last;
  const [isReady, setReady] = useState(false);
  const shown = useLanguage();
  useEffect(() => {
    if (own !== undefined) useLastLanguage.setState({ language: own });
  }, [own]);
  useEffect(() => {
    let isOver = false;
    void showPanelLanguage(wanted).then(() => {
      if (!isOver) setReady(true);
    });
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return isReady ? shown : undefined;
}
