import { FORMATS } from '../../definition/model/formats';
import { isText, type Language, pick } from '../../definition/model/text';
import { isRecord, type Json, valueAt, type Values } from '../../definition/model/values';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Told {
  readonly origin: string;
  readonly name: string;
  readonly picture: string;
  readonly language: Language;
  /** The response of client/get_contactus/, of which anything may be missing. */
  readonly contact: unknown;
}

/** Returns the agency as schema.org's TravelAgency, for search engines. */
export function agency({ origin, name, picture, language, contact }: Told): object {
  const { emails, phoneNumbers, address, openingTime, socialMedia, mapLocation } = isRecord(contact)
    ? contact
    : {};
  const street = isText(address) ? pick(address, language) : '';
  const latitude = valueAt(mapLocation, ['latitude']);
  const longitude = valueAt(mapLocation, ['longitude']);
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': `${origin}/#agency`,
    name,
    url: `${origin}/`,
    image: picture,
    email: textsIn(emails),
    telephone: textsIn(phoneNumbers),
    sameAs: textsIn(isRecord(socialMedia) ? Object.values(socialMedia) : []).filter((address) =>
      FORMATS.url.test(address),
    ),
    ...(street !== '' && { address: { '@type': 'PostalAddress', streetAddress: street } }),
    ...(latitude && longitude && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: Array.isArray(openingTime) ? openingTime.flatMap(toHours) : [],
  };
}

function textsIn(value: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.filter((entry) => typeof entry === 'string' && entry !== '') as string[];
}

/** Rows without hours, or without an English day name, are left out. */
function toHours(row: Json): object[] {
  const { dayName, body }: Values = isRecord(row) ? row : {};
  const day = isText(dayName) ? pick(dayName, 'en').trim() : '';
  const { from, to }: Values = isRecord(body) ? body : {};
  if (!DAYS.includes(day) || !from || !to) return [];
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: day, opens: from, closes: to }];
}
