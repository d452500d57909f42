import type { Language } from '../../definition/model/text';
import type { NewMessage } from './store';
import type { Storage } from '../storage/storage';
import type { ServerSettings } from '../serverSettings';
import { receiptLimits } from './receiptLimits';
import { domainToASCII } from 'node:url';

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

/** An address in the one form in which it is compared, counted and sent to. */
interface Mailbox {
  /** For the envelope. */
  readonly address: string;
  /** The same for all spellings that reach the mailbox, also with a tag (`naz+1@`). */
  readonly key: string;
}

/** Pasted addresses contain signs that nobody sees. Joiners stay: in a domain they make another one. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * ASCII only: few mail servers take another local part, and ours may not be able to hand it on. None of the characters
 * with which an e-mail program could read one address as several, or as a name.
 */
const LOCAL = /^[!#-'*+./0-9=?A-Z^-~-]{1,64}$/u;
/** Other characters would be parsed as a part of a URL. */
const DOMAIN = /^[a-z0-9.\u{80}-\u{10FFFF}-]+$/iu;
const ASCII_DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{0,62}$/u;

/** Mail services that ignore dots, and by which name their mailboxes are counted. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** Returns where an e-mail to an address goes; undefined if none can be sent: a form accepts anything as an address. */
export function mailboxOf(email: string): Mailbox | undefined {
  const plain = email.replaceAll(INVISIBLE, '').trim();
  const at = plain.indexOf('@');
  const [local, written] = [plain.slice(0, Math.max(0, at)), plain.slice(at + 1)];
  const domain = DOMAIN.test(written) ? domainToASCII(written) : '';
  if (!LOCAL.test(local) || !ASCII_DOMAIN.test(domain)) return undefined;
  const untagged = local.toLowerCase().replace(/(?<=.)\+.*$/u, '');
  const service = DOTLESS.get(domain);
  const key = service === undefined ? untagged : untagged.replaceAll('.', '');
  return { address: `${local}@${domain}`, key: `${key}@${service ?? domain}` };
}
