import { type ActivityEntry, CHANNELS } from '../../contract/activity';
import { readAs } from '../../contract/readAs';
import { oneOfThese } from '../../contract/schema';
import { dayText } from './moment';
import { STATUS_BOOK } from './statusBook';
import type { Colleagues } from './useColleagues';
import { ACTIVITY_WORDS, CHANNEL_WORDS, MAIL_WORDS } from './applicationWords';
import { panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';

interface ActivityText {
  readonly title: string;
  /** What a person wrote. */
  readonly quoted?: string;
}

/** Returns an entry in words. */
export function activityText(
  { kind, text }: ActivityEntry,
  { service, nameAt }: Pick<Colleagues, 'nameAt'> & { readonly service: string },
): ActivityText {
  switch (kind) {
    case 'status':
      return { title: ACTIVITY_WORDS.status(STATUS_BOOK.nameOf(service, text, panelLanguage())) };
    case 'assigned':
      return { title: ACTIVITY_WORDS.assigned(text === '' ? '' : nameAt(text)) };
    case 'due':
      return { title: ACTIVITY_WORDS.due(text === '' ? '' : dayText(text)) };
    case 'mail':
      return { title: ACTIVITY_WORDS.mail(MAIL_WORDS[text] ? t(MAIL_WORDS[text]) : text) };
    case 'document':
    case 'documentSent':
      return { title: ACTIVITY_WORDS[kind](text) };
    case 'reply': {
      const [channel = '', ...lines] = text.split('\n');
      const quoted = lines.join('\n').trim();
      const title = readAs(oneOfThese(CHANNELS), channel);
      return { title: t(CHANNEL_WORDS[title]), ...(quoted !== '' && { quoted }) };
    }
    case 'note':
    case 'asked':
      return { title: ACTIVITY_WORDS[kind](), ...(text !== '' && { quoted: text }) };
    case 'received':
    case 'entered':
    case 'withdrawn':
    case 'answered':
    case 'corrected':
    case 'linkMade':
    case 'linksRevoked':
      return { title: ACTIVITY_WORDS[kind]() };
  }
}
