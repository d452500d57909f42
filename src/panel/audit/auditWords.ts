import { fromTo } from '../../definition/language/isolated';
import type { PanelText } from '../language/panelText';
import { inWords } from '../language/inWords';
import { DOCUMENT_STATE_WORDS } from '../applications/documents/documentStates';
import { messageKindWords } from '../home/messageKinds';
import { currentStatuses } from '../applications/statusBook';
import { dayText } from '../base/moment';
import { comma, panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';
import { serviceName } from '../pages';
import { RIGHT_NAMES, ROLE_NAMES } from '../users/rightsWords';

/** The labels of actions. */
export const ACTION_WORDS: Readonly<Record<string, PanelText>> = {
  login: 'Logged in',
  loginFailed: 'Login failed',
  logout: 'Logged out',
  applicationsListed: 'Opened a list of applications',
  applicationsRead: 'Read all answers of a list of applications',
  applicationRead: 'Read an application',
  photoRead: 'Opened a photo',
  applicantReached: 'Wrote to an applicant, or called',
  applicationChanged: 'Changed an application',
  statusFollowed: 'A status followed by itself',
  applicationEntered: 'Entered an application for an applicant',
  applicationNoted: 'Added a note to an application',
  applicationErased: 'Erased an application',
  applicationExpired: 'Erased an application when its retention period ended',
  exported: 'Exported applications',
  moneyCharged: 'Charged an applicant',
  moneyTaken: 'Took a payment',
  moneyReversed: 'Reversed a charge or a payment',
  dayBookExported: 'Exported the day book',
  contentCreated: 'Created content',
  contentChanged: 'Changed content',
  contentRemoved: 'Deleted content',
  contentArchived: 'Archived content',
  contentRestored: 'Restored content',
  contentMoved: 'Moved content',
  changePrepared: 'Prepared a change of content',
  changePublished: 'Published a change of content',
  changeNotPublished: 'A change of content could not be published',
  changeDropped: 'Discarded a change of content',
  serviceDrafted: 'Began the draft of a service',
  servicePublished: 'Published a service',
  serviceNotPublished: 'The draft of a service could not be published',
  serviceWithdrawn: 'Took a service off the site',
  serviceReturned: 'Put a service back on the site',
  serviceRemoved: 'Removed the stored version of a service',
  serviceLinked: 'Made a link to the draft of a service',
  userCreated: 'Created a user',
  userChanged: 'Changed a user',
  userDisabled: 'Disabled a user',
  userEnabled: 'Enabled a user',
  userRemoved: 'Deleted a user',
  rightsChanged: 'Set what a user may do',
  passwordChanged: 'Changed their own password',
  passwordReset: 'Reset a user’s password',
  passwordRefused: 'Entered their own password incorrectly',
  codeRefused: 'Entered a wrong one-time code',
  factorTurnedOn: 'Set up a second step for logging in',
  factorTurnedOff: 'Turned off their second step for logging in',
  factorReset: 'Removed a user’s second step for logging in',
  recoveryCodesMade: 'Made new recovery codes',
  recoveryCodeUsed: 'Logged in with a recovery code',
  messageRetried: 'Sent a failed message again',
  messageDismissed: 'Removed a failed message',
  linkMade: 'Made a link to an applicant’s status page',
  moreAsked: 'Asked an applicant for more',
  moreWithdrawn: 'Withdrew what an applicant was asked for',
  answerChanged: 'Applicant changed an answer',
  answerCorrected: 'Corrected an answer of an applicant',
  documentSet: 'Set the state of a document',
  documentSent: 'Applicant sent a document',
  filePut: 'Put a file on an application',
  fileTaken: 'Sorted a file of an application',
  fileRemoved: 'Removed a file from an application',
  fileGiven: 'Gave files to an applicant',
  givenOpened: 'Applicant opened a file',
  linksRevoked: 'Ended the links to an applicant’s status page',
  viewCreated: 'Shared a saved list',
  viewChanged: 'Changed a shared list',
  viewRemoved: 'Removed a shared list',
};

/** Returns an action's display name; an unknown action is returned unchanged. */
export const actionWords = inWords(ACTION_WORDS);

/** What is only looked at: many in a day, and seldom of interest. */
export const READS: ReadonlySet<string> = new Set([
  'applicationsListed',
  'applicationsRead',
  'applicationRead',
  'photoRead',
]);

const CHANGED = inWords({ status: 'Status', assigned: 'Assigned to', due: 'Due' });

/** Puts what was changed on an application into words, from what and to what: "status=new>done". */
export function changeText(changes: string): string {
  const texts = changes.split(' ').map((change) => {
    const [, kind = '', before = '', after = ''] = /^(\w+)=(.*)>(.*)$/u.exec(change) ?? [];
    const nameOf = (value: string) =>
      kind === 'status'
        ? currentStatuses().nameOf('', value, panelLanguage())
        : dayText(value) || '—';
    return `${CHANGED(kind)}: ${before ? fromTo(nameOf(before), nameOf(after), panelLanguage()) : nameOf(after)}`;
  });
  return texts.join(' · ');
}

const ALARMING: ReadonlySet<string> = new Set(['loginFailed', 'passwordRefused', 'codeRefused']);

export const isAlarming = (action: string): boolean => ALARMING.has(action);

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
