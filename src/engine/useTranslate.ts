import type { i18n, ParseKeys } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

export type Translate = (key: ParseKeys, options?: Record<string, unknown>) => string;

interface Source {
  subscribe(tell: () => void): () => void;
  translate(): Translate;
}

const sources = new WeakMap<i18n, Source>();

/**
 * Returns the function that looks up interface texts, and renders anew when the language changes. The hook of
 * react-i18next does so as well, but copies the whole i18next for each component and looks up each text anew: in a form
 * with a hundred fields this was a quarter of the time that it took to appear.
 */
export function useTranslate(): Translate {
  const speaker = speakerIn(useContext(I18nContext));
  let source = sources.get(speaker);
  if (!source) sources.set(speaker, (source = sourceOf(speaker)));
  return useSyncExternalStore(source.subscribe, source.translate);
}

/** Outside of I18nextProvider there is no context, which its type does not say. */
const speakerIn = (context: { readonly i18n: i18n } | undefined): i18n =>
  context?.i18n ?? getI18n();

function sourceOf(speaker: i18n): Source {
  let language: string | undefined;
  let current: Translate | undefined;
  return {
    subscribe(tell) {
      speaker.on('languageChanged', tell);
      return () => speaker.off('languageChanged', tell);
    },
    translate() {
      if (!current || language !== speaker.language) {
        ({ language } = speaker);
        current = remembering(speaker.getFixedT(language));
      }
      return current;
    },
  };
}

/**
 * Remembers texts and fills values in itself, since i18next takes as long for each as a field to be rendered; plurals
 * are left to it. A text that is not loaded yet is its own key.
 */
function remembering(translate: Translate): Translate {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values && 'count' in values) return translate(key, values);
    const text = known.get(key) ?? translate(key, { skipInterpolation: true });
    if (text !== key) known.set(key, text);
    return values ? filledIn(text, values) : text;
  };
}

const filledIn = (text: string, values: Record<string, unknown>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
