import type { Language } from '../../definition/language/text';
import { FORMATS } from '../../definition/model/formats';
import type { NewMessage } from '../storage/messages';
import type { Storage } from '../storage/storage';
import type { ServerSettings } from '../serverSettings';

type MessageSettings = Pick<ServerSettings, 'mail' | 'webhook'>;

interface Announced {
  readonly id: string;
  readonly language: Language;
  /** The applicant's, as they wrote it; may be empty. */
  readonly email: string;
  readonly createdAt: string;
}

/** Characters with which an e-mail program could read one address as several, or as a name. */
const AMBIGUOUS = /[,;:<>()[\]"\\]/u;

/** Returns whether a receipt can be sent to an address: a form accepts anything as one (definition/model/formats). */
const isMailable = (email: string): boolean => FORMATS.email.test(email) && !AMBIGUOUS.test(email);

export const getsReceipt = ({ mail }: Pick<MessageSettings, 'mail'>, email: string): boolean =>
  mail !== undefined && isMailable(email);

/** Returns the address for messages about an application; undefined if it gets none. */
export async function recipientOf(
  { inbox }: Pick<Storage, 'inbox'>,
  settings: Pick<MessageSettings, 'mail'>,
  applicationId: string,
): Promise<string | undefined> {
  const [line] = await inbox.lines([applicationId]);
  return line && getsReceipt(settings, line.email) ? line.email : undefined;
}

export function newMessages(
  settings: MessageSettings,
  { id: applicationId, language, email, createdAt: due }: Announced,
): readonly NewMessage[] {
  const make = (kind: NewMessage['kind'], recipient = ''): NewMessage => ({
    id: `${kind}-${applicationId}`,
    kind,
    recipient,
    language,
    applicationId,
    due,
  });
  return [
    ...(getsReceipt(settings, email) ? [make('receipt', email)] : []),
    ...(settings.mail ? [make('notices')] : []),
    ...(settings.webhook ? [make('webhook')] : []),
  ];
}
