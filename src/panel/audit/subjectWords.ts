import { DOCUMENT_STATE_WORDS } from '../applications/documents/documentStates';
import { messageKindWords } from '../home/messageKinds';
import { inWords } from '../language/inWords';
import { comma } from '../language/panelLanguage';
import { t } from '../language/t';
import { serviceName } from '../pages';
import { RIGHT_NAMES, ROLE_NAMES } from '../users/rightsWords';

const RIGHTS = inWords({ ...ROLE_NAMES, ...RIGHT_NAMES });

/** What the words of a subject are the ids of, by the action. */
const NAMES: Readonly<Record<string, (id: string) => string>> = {
  applicationsListed: serviceName,
  applicationsRead: serviceName,
  exported: (id) => (id === 'applications' ? t('All services') : serviceName(id)),
  rightsChanged: (id) => serviceName(RIGHTS(id)),
  documentSet: inWords(DOCUMENT_STATE_WORDS),
  messageRetried: messageKindWords,
  messageDismissed: messageKindWords,
};

/** Returns the subject of an audit log entry with names for ids: of services, roles, rights, states and messages. */
export function subjectWords(action: string, subject: string): string {
  const nameOf = Object.hasOwn(NAMES, action) ? NAMES[action] : undefined;
  if (!nameOf) return subject;
  // "an e-mail address: what it may do": an address can have any words.
  const start = subject.indexOf(': ') + 1;
  const ids = subject.slice(start).replaceAll(', ', comma());
  return subject.slice(0, start) + ids.replaceAll(/[\w-]+/gu, nameOf);
}
