import type { PanelText } from './panelText';
import { speaker } from './panelLanguage';

type Values = Readonly<Record<string, string | number>> & {
  /** The English text for a `count` of 1. */
  readonly one?: string;
};

/**
 * Returns a text of the panel in the account's language. A change of language renders the whole panel anew, so texts
 * must not be kept outside components: keep the English text there, as a PanelText, and translate it when rendering.
 */
export function t(text: PanelText, { one, ...values }: Values = {}): string {
  const english = one === undefined ? {} : { defaultValue_one: one, defaultValue_other: text };
  return speaker.t(text, { ...english, ...values });
}
