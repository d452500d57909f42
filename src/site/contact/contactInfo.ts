import * as read from '../../platform/content/read';
import { asciiDigits } from '../../definition/model/digits';
import { fullNumber } from '../../definition/validate/fullNumber';
import { hasText, type TranslatedText } from '../../platform/content/translatedText';

/** The agency's contact information (docs/requirements.md, P35). */
export type ContactInfo = Readonly<ReturnType<typeof toContactInfo>>;

export type OpeningTime = ContactInfo['openingTimes'][number];

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube'] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export type OfficePlace = NonNullable<ContactInfo['place']>;

/** Parses the contact information; values that are missing or of another shape become empty. */
export function toContactInfo(response: unknown) {
  const record = read.record(response);
  return {
    emails: read.strings(record.emails),
    phones: read.strings(record.phoneNumbers),
    address: read.translated(record.address),
    openingTimes: read.list(record.openingTime).map(toOpeningTime),
    socials: socialsIn(record.socialMedia),
    place: placeIn(record.mapLocation),
  };
}

/**
 * Returns the rows of the table with whether each shows its detail instead of times: those without times, and always
 * the last one. Rows that would be empty are left out: the panel stores all days.
 */
export const shownTimes = (rows: readonly OpeningTime[]) =>
  rows
    .map((row, index) => {
      const saysDetail = index === rows.length - 1 || (row.from === '' && row.to === '');
      return { ...row, saysDetail };
    })
    .filter(({ saysDetail, detail }) => !saysDetail || hasText(detail));

const FOOTER_ENTRY = 7;

/** Returns the opening times for the footer: the text of the eighth entry (docs/requirements.md, P8). */
export function footerTimes({ openingTimes }: ContactInfo): TranslatedText | undefined {
  const detail = openingTimes[FOOTER_ENTRY]?.detail;
  return detail && hasText(detail) ? detail : undefined;
}

/** Returns the link that calls a number: with its country, unless it is a short one. */
export function telAddress(phone: string): string {
  const number = fullNumber(phone);
  return number === undefined
    ? `tel:${asciiDigits(phone).replaceAll(/[^+0-9]/gu, '')}`
    : `tel:+${number}`;
}

/**
 * Returns the URL of a WhatsApp chat; undefined for a text that is no phone number.
 * @param text the beginning of the visitor's message
 */
export function whatsAppAddress(phone: string | undefined, text?: string): string | undefined {
  const number = fullNumber(phone ?? '');
  if (number === undefined) return undefined;
  const chat = `https://wa.me/${number}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

function toOpeningTime(row: read.ResponseRecord) {
  const { from, to } = read.record(row.body);
  return {
    day: read.translated(row.dayName),
    /** Times of day; empty if the detail is shown instead. */
    from: read.text(from),
    to: read.text(to),
    detail: read.translated(row.detail),
  };
}

function socialsIn(value: unknown) {
  const given = read.record(value);
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = read.text(given[network]);
    return /^https?:\/\//iu.test(url) ? [{ network, url }] : [];
  });
}

/** In degrees north and east; undefined if the office has no position on a map. */
function placeIn(value: unknown) {
  const given = read.record(value);
  const latitude = read.number(given.latitude);
  const longitude = read.number(given.longitude);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}
