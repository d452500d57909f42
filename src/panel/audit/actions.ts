import type { PanelText } from '../language/panelText';
import { inWords } from '../language/inWords';

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
  applicationEntered: 'Entered an application for an applicant',
  applicationNoted: 'Added a note to an application',
  applicationErased: 'Erased an application',
  applicationExpired: 'Erased an application when its retention period ended',
  exported: 'Exported applications',
  contentCreated: 'Created content',
  contentChanged: 'Changed content',
  contentRemoved: 'Deleted content',
  contentArchived: 'Archived content',
  contentRestored: 'Restored content',
  contentMoved: 'Moved content',
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
  viewCreated: 'Shared a saved list',
  viewChanged: 'Changed a shared list',
  viewRemoved: 'Removed a shared list',
  linksRevoked: 'Ended the links to an applicant’s status page',
};

/** Returns an action's display name; an unknown action is returned unchanged. */
export const actionWords = inWords(ACTION_WORDS);

const ALARMING: ReadonlySet<string> = new Set(['loginFailed', 'passwordRefused', 'codeRefused']);

export const isAlarming = (action: string): boolean => ALARMING.has(action);
