import { inWords } from '../language/inWords';

export const messageKindWords = inWords({
  receipt: 'Confirmation to the applicant',
  request: 'Request for more, to the applicant',
  reminder: 'Reminder to the applicant',
  document: 'Refused document, to the applicant',
  given: 'Files for the applicant',
  notices: 'Notices to staff',
  notice: 'Notice to staff',
  rest: 'More notices to staff, in one',
  digest: 'Daily summary to staff',
  doubt: 'Notice to owners before something is erased',
  account: 'Security notice to an owner',
  webhook: 'Message to your own program',
});
