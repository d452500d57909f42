import { MESSAGE_CALLS } from '../../contract/messages';
import { sqlNoticeChoices } from './notices';
import { messageRoutes } from './routes';
import { sqlMessages } from './store';
import type { Feature } from '../feature';

/** How long messages are stored after they were sent, in days. */
const SENT_DAYS = 30;

/** E-mails and calls of the webhook that have to be sent, and which notices colleagues want. */
export const messages = {
  tables: { message: ['id'], notice: ['staff_id', 'service_id'] },
  stores: { messages: sqlMessages, notices: sqlNoticeChoices },
  calls: () => Object.values(MESSAGE_CALLS),
  routes: messageRoutes,
  audits: ['messageRetried', 'messageDismissed'],
  sweep: ({ storage, before }): Promise<void> => storage.messages.dropSent(before(SENT_DAYS)),
} as const satisfies Feature;
