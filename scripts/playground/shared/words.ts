import i18next from 'i18next';
import type { Language } from '../../../src/definition/model/text';
import { pseudoWords } from '../pseudo/pseudoService';
import type { FormFacts } from './forms';
import { CALLS } from './project';

const NAMESPACE = 'translation';

type Say = FormFacts['say'];

/** Transforms the loaded interface texts, or restores them if there is no transformation. */
export function sayWords(language: Language, say: Say, words = loaded(language)): void {
  const said = say ? pseudoWords(words, say) : words;
  i18next.addResourceBundle(language, NAMESPACE, said, true, true);
}

const loaded = (language: Language) => i18next.getResourceBundle(language, NAMESPACE) as object;

export const wordsFile = (language: Language): string => `locales/${language}.json`;

/** Reloads the interface texts from their file. */
export async function renewWords(language: Language, say?: Say): Promise<void> {
  const query = new URLSearchParams({ path: wordsFile(language) });
  const response = await fetch(`${CALLS.text}?${query.toString()}`);
  sayWords(language, say, JSON.parse((await response.json()) as string) as object);
}
