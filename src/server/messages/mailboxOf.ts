import { domainToASCII } from 'node:url';

/** An address in the one form in which it is compared, counted and sent to. */
export interface Mailbox {
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
