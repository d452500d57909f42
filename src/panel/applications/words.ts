/** The words of handling, lists and activity, in one place, so that they can be translated. */
export const WORDS = {
  handling: 'Handling',
  status: 'Status',
  statusHelp: 'The applicant sees it on their status page, in words of its own.',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  assignToMe: 'Assign to me',
  colleague: 'A colleague',
  due: 'Due',
  dueHelp: 'Staff only. From the next day on it is shown as overdue.',
  overdue: 'overdue',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  activity: 'Activity',
  wholeActivity: (count: number) => `Show all ${count}`,
  newNote: 'New note',
  newNoteHelp: 'The visitor never sees it. It is not printed, and cannot be changed later.',
  addNote: 'Add note',
  savedWhenYouLeave: 'Saved when you leave',
  saving: { idle: '', busy: 'Saving…', saved: 'Saved', failed: 'Not saved' },
  choose: (name: string) => `Choose ${name || 'application'}`,
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  chooseAll: 'Choose all on this page',
  chooseNone: 'Choose none',
  bulk: 'With those that are chosen',
  setStatus: 'Set status',
  assign: 'Assign',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  erase: 'Erase',
  eraseTitle: (count: number) =>
    count === 1 ? 'Erase 1 application?' : `Erase ${count} applications?`,
  eraseText:
    'Answers, photos, notes and links are erased for good. Nobody can bring them back, nor can a backup be read for them here.',
  eraseCount: (count: number) => `To go on, type the number ${count}`,
  cancel: 'Cancel',
  changed: (count: number) =>
    count === 1 ? '1 application changed' : `${count} applications changed`,
  erased: (count: number) =>
    count === 1 ? '1 application erased' : `${count} applications erased`,
  skipped: (count: number) => `${count} left out: no such status in their service, or gone`,
  keys: 'Keys: / search, j and k next and previous, x choose, a assign to me, e read or unread',
  readerKeys: 'Keys: / search, j and k next and previous, x choose, e read or unread',
  everybodys: 'All',
  mine: 'Mine',
  unassigned: 'Unassigned',
  whose: 'Whose applications',
  anybody: 'Anybody',
  dueFilter: { overdue: 'Overdue', week: 'Within a week', none: 'No date' },
  anyDate: 'Any date',
} as const;

/** What has happened, by the kind of entry. `text` is a name, a day or a status, already in words. */
export const ACTIVITY_WORDS = {
  received: 'Received',
  status: (text: string) => `Status: ${text}`,
  assigned: (text: string) => (text === '' ? 'Assigned to nobody' : `Assigned to ${text}`),
  due: (text: string) => (text === '' ? 'Due date removed' : `Due ${text}`),
  note: 'Note',
  asked: 'Asked the applicant for more',
  withdrawn: 'Withdrew the request',
  answered: 'The applicant answered the request',
  linkMade: 'Made a link for the applicant',
  linksRevoked: 'Ended all links of the applicant',
  document: (text: string) => text,
  documentSent: (text: string) => `The applicant sent: ${text}`,
  mail: (text: string) => `E-mail sent: ${text}`,
} as const;

export const CHANNEL_WORDS = { whatsapp: 'WhatsApp', call: 'Call', email: 'E-mail' } as const;

export const REPLY_WORDS = {
  title: 'Reply',
  template: 'Template',
  noTemplate: 'No template',
  language: 'Language',
  message: 'Message',
  messageHelp:
    'It is noted under Activity as soon as you open WhatsApp or your e-mail program with it.',
  noContact: 'There is neither a phone number nor an e-mail address.',
} as const;

export const MAIL_WORDS: Readonly<Record<string, string>> = {
  receipt: 'confirmation of receipt',
  request: 'request for more',
  reminder: 'reminder of the request',
  document: 'document needed',
};
