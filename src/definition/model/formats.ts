import type { StringFormat } from './field';

/** The pattern of each format, after normalising, for both validators. None backtracks on long input. */
export const FORMATS: Readonly<Record<StringFormat, RegExp>> = {
  email: /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63})+$/u,
  phone: /^\+?\(?[0-9](?:[ ().-]{0,2}[0-9]){5,19}$/u,
  date: /^(?:(?:[0-9]{2}(?:[02468][48]|[13579][26]|[2468]0)|(?:[02468][048]|[13579][26])00)-02-29|[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8])))$/u,
  time: /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/u,
  position:
    /^-?(?:90(?:\.0{1,6})?|[1-8]?[0-9](?:\.[0-9]{1,6})?),-?(?:180(?:\.0{1,6})?|(?:1[0-7]|[1-9])?[0-9](?:\.[0-9]{1,6})?)$/u,
  url: /^https?:\/\/[^\s<>"]+$/u,
  colour: /^#[0-9A-Fa-f]{6}$/u,
};

/**
 * Returns whether visitors' answers must match the pattern; records of staff always must. E-mail addresses and phone numbers of visitors
 * need not (docs/requirements.md, P27): an unusual one is asked about once more on the review page
 * (definition/validate/check) and may be sent.
 */
export const isEnforced = (format: StringFormat): boolean =>
  format !== 'email' && format !== 'phone';
