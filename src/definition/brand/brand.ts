import { LANGUAGE_FACTS } from '../language/languageFacts';
import { type Language, pick, type Text, textOrOther } from '../model/text';

/** What pages know of the agency, from the content type `agency`. */
export interface Brand {
  /** Differs after each change; part of addresses that may be cached for ever. */
  readonly version: string;
  readonly name: Text;
  /** The logo in the header: one with the name in it, or a mark beside the name. */
  readonly logo?: 'whole' | 'mark';
  /** Below the name on paper. */
  readonly letterhead: Text;
  /** The name of a time zone, such as Asia/Baghdad. */
  readonly timeZone: string;
  /** As in Date.getDay: 0 is Sunday. */
  readonly weekStart: number;
  /** ISO 4217, such as USD. */
  readonly currency: string;
}

/** Returns the address of what the server makes from the brand (server/brand/brandRoutes). */
export const brandUrl = (file: string, { version }: Pick<Brand, 'version'>): string =>
  `/brand/${file}?v=${version}`;

/** Returns the agency's name in a language, or else in any other. */
export const brandName = ({ name }: Pick<Brand, 'name'>, language: Language): string =>
  textOrOther(language, (each) => pick(name, each));

/** Returns the logo of the header for readers of a language: a picture, and the names beside it. */
export function shownLogo(brand: Brand, language: Language) {
  const { logo: kind } = brand;
  const src = brandUrl(kind === 'whole' ? 'logo.webp' : 'mark.webp', brand);
  return { names: logoNames(brand, language), picture: kind && { kind, src } };
}

/**
 * Returns the names in the logo, each with the tag of its language: in Kurdish and in Latin letters. Readers of Arabic
 * see the Arabic name in place of the Kurdish one, if the agency has one.
 */
function logoNames(brand: Pick<Brand, 'name'>, language: Language) {
  const [, arabic, latin] = brand.name;
  const first = language === 'ar' && arabic !== '' && arabic !== latin ? 'ar' : 'ku';
  const names = ([first, 'en'] as const).map((each) => ({
    tag: LANGUAGE_FACTS[each].tag,
    text: brandName(brand, each),
  }));
  return names.filter(
    ({ text }, index) => names.findIndex((other) => other.text === text) === index,
  );
}
