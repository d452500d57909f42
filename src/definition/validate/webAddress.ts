import { FORMATS } from '../model/formats';

/** A host with at least one dot, perhaps with a path: what people type for a web address. */
const BARE =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/u;

/** Returns a web address with the scheme that people leave out; anything else stays as it is, to be refused. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  return BARE.test(text) ? `https://${text}` : text;
}

/** Returns where a link leads that somebody typed: a web page, an e-mail address or a phone number; undefined for anything else. */
export function completeLink(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:mailto|tel):[^"\s]+$/iu.test(text)) return text;
  if (FORMATS.email.test(text) && !/[/:]/u.test(text)) return `mailto:${text}`;
  const address = completeAddress(text);
  return FORMATS.url.test(address) ? address : undefined;
}
