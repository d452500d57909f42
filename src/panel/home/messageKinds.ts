import { t } from '../language/t';
import type { PanelText } from '../language/panelText';

/** What a message is about, by the server's kinds. */
const WORDS: Readonly<Record<string, PanelText>> = {
  receipt: 'Confirmation to the applicant',
  request: 'Request for more, to the applicant',
  reminder: 'Reminder to the applicant',
  document: 'Refused document, to the applicant',
  notices: 'Notices to staff',
  notice: 'Notice to staff',
  digest: 'Daily summary to staff',
  webhook: 'Message to your own program',
};

/** Returns what a message is about; an unknown kind is returned unchanged. */
export const messageKindWords = (kind: string): string =>
  Object.hasOwn(WORDS, kind) && WORDS[kind] ? t(WORDS[kind]) : kind;
