import type { Language } from '../../definition/model/text';
import type { NewMessage } from './store';
import type { Storage } from '../storage/storage';
import type { ServerSettings } from '../serverSettings';
import { type Mailbox, mailboxOf } from './mailboxOf';
import { receiptLimits } from './receiptLimits';

type MessageSettings = Pick<ServerSettings, 'mail' | 'webhook' | 'receiptsADay' | 'rateLimit'>;

interface Announced {
  readonly id: string;
  readonly language: Language;
  /** The applicant's, as they wrote it; may be empty. */
  readonly email: string;
  /** The networks by which a visitor's receipts are counted; none: staff have entered it. */
  readonly callers: readonly string[];
  readonly createdAt: string;
}

/** Returns whether e-mails reach an address. */
export const getsMail = ({ mail }: Pick<MessageSettings, 'mail'>, email: string): boolean =>
  mail !== undefined && mailboxOf(email) !== undefined;

/** Returns the address for messages about an application; undefined if it gets none. */
export async function recipientOf(
  { inbox }: Pick<Storage, 'inbox'>,
  settings: Pick<MessageSettings, 'mail'>,
  applicationId: string,
): Promise<string | undefined> {
  const [line] = await inbox.lines([applicationId]);
  return settings.mail && mailboxOf(line?.email ?? '')?.address;
}

export function newMessages(
  settings: MessageSettings,
  { id: applicationId, language, email, callers, createdAt: due }: Announced,
): readonly NewMessage[] {
  const make = (kind: NewMessage['kind'], recipient = ''): NewMessage => ({
    id: `${kind}-${applicationId}`,
    kind,
    recipient,
    language,
    applicationId,
    due,
  });
  const mailbox = settings.mail && mailboxOf(email);
  const limits = ({ key }: Mailbox) => receiptLimits(settings, key, callers, new Date(due));
  return [
    ...(mailbox ? [{ ...make('receipt', mailbox.address), limits: limits(mailbox) }] : []),
    ...(settings.mail ? [make('notices')] : []),
    ...(settings.webhook ? [make('webhook')] : []),
  ];
}
