import { fold } from '../model/fold';
import type { Language } from '../model/text';

/** The response of a geolocation service; empty texts if it is unknown. */
export interface VisitorPlace {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** A name in any spelling, or an ISO 3166-2 code. */
  readonly region: string;
}

const IRAQ = 'IQ';

/** Per region: its code, and its spellings in services, maps and use. Compared after folding (fold). */
const KURDISH_REGIONS = [
  'SU Sulaymaniyah Sulaymaniya Sulaymaniyya Sulaymani Sulaimaniyah Sulaimaniya Sulaimani Sulaimany Suleimaniyah Suleimaniya Suleimani Suleymaniyah Suleymaniye Slemani Slêmanî Silêmanî Slimani سلێمانی السليمانية سليمانية',
  'AR Erbil Arbil Irbil Hewler Hewlêr Hawler Howler هەولێر أربيل',
  'KI TS Kirkuk Kirkouk Karkuk Karkouk Kerkuk Kerkûk Tamim Tameem کەرکووک كركوك',
  'DA Dohuk Dahuk Dihok Duhok Dehok Dahok Dahouk Duhouk دهۆک دهوك',
  'Zakho Zaxo Zakhu Zaku زاخۆ زاخو',
  'HA Halabja Halabjah Halabcha Helebce ھەڵەبجە حلبجة',
  'KR Kurdistan کوردستان كردستان',
];

/** Words around a name: articles, and types of region. */
const AROUND =
  'IQ Iraq Iraqi al as at governorate province region district city muhafazat muhafazah mohafazat parêzgeha parezga هەرێمی پارێزگای پارێزگا شاری محافظة إقليم مدينة';

const words = (text: string): string[] => fold(text).split(' ');

const SPELLINGS: ReadonlySet<string> = new Set(KURDISH_REGIONS.flatMap(words));
const SILENT: ReadonlySet<string> = new Set(words(AROUND));

/** Returns the initial language for a place (docs/requirements.md, P3); undefined if unknown: it does not change. */
export function languageByPlace({ country, region }: VisitorPlace): Language | undefined {
  const code = country.trim().toUpperCase();
  if (code === '') return undefined;
  if (code !== IRAQ) return 'en';
  const name = words(region).filter((word) => !SILENT.has(word));
  return name.length > 0 && name.every((word) => SPELLINGS.has(word)) ? 'ku' : 'ar';
}
