import i18next, { type i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../../definition/model/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { loadTranslations } from '../language/i18n';
import { DirectionContext } from './MuiTheme';

interface InLanguageProps {
  readonly language: Language;
  /** Shown while the translations load. */
  readonly waiting?: ReactNode;
  /** Shown if the translations cannot be loaded. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a part of the page in its own language, with its translations, direction and styles. The
 * page's language does not change. Components that read the language store still get the page's
 * language, so pass them the language.
 */
export function InLanguage({ language, waiting, failed, children }: InLanguageProps) {
  const { tag, direction } = LANGUAGE_FACTS[language];
  const speaker = useSpeaker(language);
  if (speaker === undefined) return waiting;
  if (speaker === 'failed') return failed;
  return (
    <I18nextProvider i18n={speaker}>
      <DirectionContext value={direction}>
        <div lang={tag} dir={direction}>
          {children}
        </div>
      </DirectionContext>
    </I18nextProvider>
  );
}

/** Returns an i18next instance for a language other than the current one, with the parts that have been requested. */
function useSpeaker(language: Language): i18n | 'failed' | undefined {
  const [found, setFound] = useState<{ language: Language; speaker: i18n | 'failed' }>();
  useEffect(() => {
    let isOver = false;
    const tell = (speaker: i18n | 'failed') => {
      if (!isOver) setFound({ language, speaker });
    };
    loadTranslations(language).then(
      () => tell(i18next.cloneInstance({ lng: language })),
      () => tell('failed'),
    );
    return () => void (isOver = true);
  }, [language]);
  return found?.language === language ? found.speaker : undefined;
}
