import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type Language, pick, type Text } from '../../definition/language/text';
import { guardedStorage } from '../../platform/guardedStorage';
import { showLanguage, useLanguageStore } from '../../platform/language/languageStore';
import { changeUserLanguage, useSession } from '../../platform/session/sessionStore';
import { speakPanel } from './t';

interface LastLanguage {
  readonly language: Language;
}

/**
 * The language of the last account in this browser, for the login form, and for accounts of a server that stores no
 * language. English at first.
 */
export const useLastLanguage = create<LastLanguage>()(
  persist((): LastLanguage => ({ language: 'en' }), {
    name: 'rega-panel-language',
    storage: createJSONStorage(() => guardedStorage(() => localStorage)),
  }),
);

/** Returns the language in which the panel is shown. */
export const panelLanguage = (): Language => useLanguageStore.getState().language;

/** Returns a text of a service or a content type in the account's language. */
export const ownText = (text: Text): string => pick(text, panelLanguage());

/** Shows the panel in a language. Rejects, and changes nothing, if its texts cannot be loaded. */
async function showPanelLanguage(language: Language): Promise<void> {
  await speakPanel(language);
  await showLanguage(language);
}

/** Shows the panel in the language that the current user has just chosen and stored. */
export async function showOwnLanguage(language: Language): Promise<void> {
  // Failing, it leaves the panel in the language it has, until the next page.
  await showPanelLanguage(language).catch(() => undefined);
  changeUserLanguage(language);
}

/**
 * Shows the panel in the account's language. Returns the language that is shown, undefined until the first one is.
 * If its texts cannot be loaded, the panel stays in the language that it has.
 */
export function usePanelLanguage(): Language | undefined {
  const own = useSession(({ user }) => user?.language);
  const last = useLastLanguage(({ language }) => language);
  const wanted = own ?? last;
  const [isReady, setReady] = useState(false);
  const shown = useLanguageStore(({ language }) => language);
  useEffect(() => {
    if (own !== undefined) useLastLanguage.setState({ language: own });
  }, [own]);
  useEffect(() => {
    let isOver = false;
    const done = () => {
      if (!isOver) setReady(true);
    };
    showPanelLanguage(wanted).then(done, done);
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return isReady ? shown : undefined;
}
