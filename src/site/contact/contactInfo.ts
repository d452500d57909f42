import { asciiDigits } from '../../definition/validate/digits';
import { listIn, numberIn, recordIn, textIn, stringsIn } from '../../platform/content/readResponse';
import {
  hasText,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

/** The agency's contact information (docs/requirements.md, P35). */
export interface ContactInfo {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly address: TranslatedText;
  readonly openingTimes: readonly OpeningTime[];
  readonly socials: readonly SocialLink[];
  /** undefined if the office has no position on a map. */
  readonly place?: OfficePlace;
}

export interface OpeningTime {
  readonly day: TranslatedText;
  /** Times of day; empty if the detail is shown instead. */
  readonly from: string;
  readonly to: string;
  readonly detail: TranslatedText;
}

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube'] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** In degrees north and east. */
export interface OfficePlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Parses the contact information; values that are missing or of another shape become empty. */
export function toContactInfo(response: unknown): ContactInfo {
  const record = recordIn(response);
  const place = placeIn(record.mapLocation);
  return {
    emails: stringsIn(record.emails),
    phones: stringsIn(record.phoneNumbers),
    address: toTranslatedText(record.address),
    openingTimes: listIn(record.openingTime).map(toOpeningTime),
    socials: socialsIn(record.socialMedia),
    ...(place && { place }),
  };
}

/**
 * Returns the rows of the table with whether each shows its detail instead of times: those without times, and always
 * the last one. Rows that would be empty are left out: the panel stores all days.
 */
export const shownTimes = (
  rows: readonly OpeningTime[],
): readonly (OpeningTime & { readonly saysDetail: boolean })[] =>
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

/** Returns the URL that calls a phone number. */
export const telAddress = (phone: string): string => `tel:${dialled(phone)}`;

const IRAQ = '964';

/**
 * Returns the URL of a WhatsApp chat, which needs an international number: one that begins with a
 * single 0 is Iraqi. Returns undefined for a text without digits.
 * @param text the beginning of the visitor's message
 */
export function whatsAppAddress(phone: string | undefined, text?: string): string | undefined {
  const digits = dialled(phone ?? '').replace(/^(?:\+|00)/u, '');
  const international = digits.replace(/^0/u, IRAQ);
  if (international === '') return undefined;
  const chat = `https://wa.me/${international}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

const dialled = (phone: string): string =>
  asciiDigits(phone)
    .replaceAll(/[^+0-9]/gu, '')
    .replaceAll(/(?!^)\+/gu, '');

function toOpeningTime(row: Readonly<Record<string, unknown>>): OpeningTime {
  const { from, to } = recordIn(row.body);
  return {
    day: toTranslatedText(row.dayName),
    from: textIn(from),
    to: textIn(to),
    detail: toTranslatedText(row.detail),
  };
}

function socialsIn(value: unknown): readonly SocialLink[] {
  const given = recordIn(value);
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = textIn(given[network]);
    return /^https?:\/\//iu.test(url) ? [{ network, url }] : [];
  });
}

function placeIn(value: unknown): OfficePlace | undefined {
  const given = recordIn(value);
  const latitude = numberIn(given.latitude);
  const longitude = numberIn(given.longitude);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}

/** Returns the URL of a public map with the place marked. */
export const mapAddress = ({ latitude, longitude }: OfficePlace): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
