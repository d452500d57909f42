import { fold } from './fold';
import type { Language } from './text';

/** What a geolocation service says of an address; empty texts where it knows nothing. */
export interface Place {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** A name in any spelling, or an ISO 3166-2 code. */
  readonly region: string;
}

const IRAQ = 'IQ';

/** By place: its code, and how services, maps and people write it. Compared as searches are (fold). */
const KURDISH_REGIONS = [
  'SU Sulaymaniyah Sulaymaniya Sulaymaniyya Sulaymani Sulaimaniyah Sulaimaniya Sulaimani Sulaimany Suleimaniyah Suleimaniya Suleimani Suleymaniyah Suleymaniye Slemani Slêmanî Silêmanî Slimani سلێمانی السليمانية سليمانية',
  'AR Erbil Arbil Irbil Hewler Hewlêr Hawler Howler هەولێر أربيل',
  'KI TS Kirkuk Kirkouk Karkuk Karkouk Kerkuk Kerkûk Tamim Tameem کەرکووک كركوك',
  'DA Dohuk Dahuk Dihok Duhok Dehok Dahok Dahouk Duhouk دهۆک دهوك',
  'Zakho Zaxo Zakhu Zaku زاخۆ زاخو',
  'HA Halabja Halabjah Halabcha Helebce ھەڵەبجە حلبجة',
  'KR Kurdistan کوردستان كردستان',
];

/** Words that stand around a name: articles, and what kind of place it is. */
const AROUND =
  'IQ Iraq Iraqi al as at governorate province region district city muhafazat muhafazah mohafazat parêzgeha parezga هەرێمی پارێزگای پارێزگا شاری محافظة إقليم مدينة';

const words = (text: string): string[] => fold(text).split(' ');

const SPELLINGS: ReadonlySet<string> = new Set(KURDISH_REGIONS.flatMap(words));
const SILENT: ReadonlySet<string> = new Set(words(AROUND));

/**
 * The language that a visitor from there is greeted in (docs/requirements.md, P3). Undefined where the
 * country is not known: the page then keeps the language that it has.
 */
export function languageByPlace({ country, region }: Place): Language | undefined {
  const code = country.trim().toUpperCase();
  if (code === '') return undefined;
  if (code !== IRAQ) return 'en';
  const name = words(region).filter((word) => !SILENT.has(word));
  return name.length > 0 && name.every((word) => SPELLINGS.has(word)) ? 'ku' : 'ar';
}
