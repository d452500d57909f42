import type { PanelText } from './panelText';
import { t } from './t';

/** Returns a function that puts an id into words; it returns an unknown id unchanged. */
export const inWords =
  (words: Readonly<Record<string, PanelText>>) =>
  (id: string): string =>
    Object.hasOwn(words, id) && words[id] ? t(words[id]) : id;
