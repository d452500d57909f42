import type { Channel } from '../../contract/activity';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';

/** English words of saving; when idle there is nothing to say. */
const SAVING = { busy: 'Saving…', saved: 'Saved', failed: 'Not saved' } as const;

export const savingWords = (state: keyof typeof SAVING | 'idle'): string =>
  state === 'idle' ? '' : t(SAVING[state]);

/** What has happened, by the kind of entry. `text` is a name, a day or a status, already in words. */
export const ACTIVITY_WORDS = {
  received: () => t('Received'),
  entered: () => t('Entered by staff'),
  status: (text: string) => t('Status: {{text}}', { text }),
  assigned: (text: string) =>
    text === '' ? t('Assigned to nobody') : t('Assigned to {{text}}', { text }),
  due: (text: string) => (text === '' ? t('Due date removed') : t('Due {{text}}', { text })),
  note: () => t('Note'),
  asked: () => t('Asked the applicant for more'),
  withdrawn: () => t('Withdrew the request'),
  answered: () => t('The applicant answered the request'),
  corrected: () => t('Answers corrected'),
  linkMade: () => t('Made a link for the applicant'),
  linksRevoked: () => t('Ended all links of the applicant'),
  document: (text: string) => text,
  documentSent: (text: string) => t('The applicant sent: {{text}}', { text }),
  mail: (text: string) => t('E-mail sent: {{text}}', { text }),
} as const;

export const CHANNEL_WORDS = {
  whatsapp: 'WhatsApp',
  call: 'Call',
  email: 'E-mail',
} as const satisfies Readonly<Record<Channel, PanelText>>;

export const MAIL_WORDS: Readonly<Record<string, PanelText>> = {
  receipt: 'confirmation of receipt',
  request: 'request for more',
  reminder: 'reminder of the request',
  document: 'document needed',
};
