import i18next from 'i18next';
import singular from '../../../locales/panel/en.json';
import { isRecord } from '../../definition/model/values';
import { PANEL } from '../../platform/language/i18n';
import type { PanelText } from './panelText';

/** The texts are their own keys, with dots and colons that separate nothing. */
const OPTIONS = { ns: PANEL, keySeparator: false, nsSeparator: false } as const;

/**
 * Returns a text of the panel in the account's language. A change of language renders the whole panel anew, so texts
 * must not be kept outside components: keep the English text there, as a PanelText, and translate it when rendering.
 */
export const t = (text: PanelText, values?: Readonly<Record<string, string | number>>): string =>
  values
    ? i18next.t(text, {
        ...OPTIONS,
        ...(text in singular && { defaultValue_one: singular[text as keyof typeof singular] }),
        ...values,
      })
    : plain(text);

/** Most texts have nothing to fill in: a page has hundreds, each of which would be searched for markers. */
function plain(text: PanelText): string {
  const bundle: unknown = i18next.getResourceBundle(i18next.language, PANEL);
  const own = isRecord(bundle) ? bundle[text] : undefined;
  return typeof own === 'string' ? own : text;
}
