import i18next from 'i18next';
import singular from '../../../locales/panel/en.json';
import { PANEL } from '../../platform/language/i18n';
import type { PanelText } from './panelText';

/** The texts are their own keys, with dots and colons that separate nothing. */
const OPTIONS = { ns: PANEL, keySeparator: false, nsSeparator: false } as const;

/**
 * Returns a text of the panel in the account's language. A change of language renders the whole panel anew, so texts
 * must not be kept outside components: keep the English text there, as a PanelText, and translate it when rendering.
 */
export const t = (
  text: PanelText,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  i18next.t(text, {
    ...OPTIONS,
    ...(text in singular && { defaultValue_one: singular[text as keyof typeof singular] }),
    ...values,
  });
