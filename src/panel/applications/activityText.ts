import { type ActivityEntry, CHANNELS } from '../../contract/activity';
import { readAs } from '../../contract/readAs';
import { oneOfThese } from '../../contract/schema';
import { dayText } from '../base/moment';
import { STATUS_BOOK } from './statusBook';
import type { Colleagues } from './useColleagues';
import { CHANNEL_WORDS } from './applicationWords';
import { inWords } from '../language/inWords';
import { panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';

interface ActivityText {
  readonly title: string;
  /** What a person wrote. */
  readonly quoted?: string;
}

/** What has happened, where the kind of the entry says it all. */
const TITLES = {
  received: 'Received',
  entered: 'Entered by staff',
  note: 'Note',
  asked: 'Asked the applicant for more',
  withdrawn: 'Withdrew the request',
  answered: 'The applicant answered the request',
  corrected: 'Answers corrected',
  linkMade: 'Made a link for the applicant',
  linksRevoked: 'Ended all links of the applicant',
} as const;

const mailName = inWords({
  receipt: 'confirmation of receipt',
  request: 'request for more',
  reminder: 'reminder of the request',
  document: 'document needed',
});

export function activityText(
  { kind, text }: ActivityEntry,
  { service, nameAt }: Pick<Colleagues, 'nameAt'> & { readonly service: string },
): ActivityText {
  switch (kind) {
    case 'status': {
      const status = STATUS_BOOK.nameOf(service, text, panelLanguage());
      return { title: t('Status: {{text}}', { text: status }) };
    }
    case 'assigned':
      return text === ''
        ? { title: t('Assigned to nobody') }
        : { title: t('Assigned to {{text}}', { text: nameAt(text) }) };
    case 'due':
      return text === ''
        ? { title: t('Due date removed') }
        : { title: t('Due {{text}}', { text: dayText(text) }) };
    case 'mail':
      return { title: t('E-mail sent: {{text}}', { text: mailName(text) }) };
    case 'document':
      return { title: text };
    case 'documentSent':
      return { title: t('The applicant sent: {{text}}', { text }) };
    case 'reply': {
      const [channel = '', ...lines] = text.split('\n');
      const quoted = lines.join('\n').trim();
      const title = readAs(oneOfThese(CHANNELS), channel);
      return { title: t(CHANNEL_WORDS[title]), ...(quoted !== '' && { quoted }) };
    }
    case 'note':
    case 'asked':
      return { title: t(TITLES[kind]), ...(text !== '' && { quoted: text }) };
    case 'received':
    case 'entered':
    case 'withdrawn':
    case 'answered':
    case 'corrected':
    case 'linkMade':
    case 'linksRevoked':
      return { title: t(TITLES[kind]) };
  }
}
