import { describe, expect, it } from 'vitest';
import { languageByPlace } from '../../src/definition/language/languageByPlace';

/** Spellings of each region in files, services and use. */
const KURDISH: Readonly<Record<string, readonly string[]>> = {
  Sulaymaniyah: [
    'As Sulaymaniyah',
    'As-Sulaymānīyah',
    'AL-SULAYMANIYAH',
    'Sulaimaniya',
    'Sulaimany',
    'Slemani',
    'Silêmanî',
    'Sulaymaniyah Governorate',
    'Muḩāfaz̧at as Sulaymānīyah',
    'سلێمانی',
    'السليمانية',
    'پارێزگای سلێمانی',
    'محافظة السليمانية',
    'IQ-SU',
    'su',
  ],
  Erbil: [
    'Arbil',
    'Arbīl',
    'Irbil',
    'Hewler',
    'Hewlêr',
    'Hawler',
    'هەولێر',
    'أربيل',
    'اربيل',
    'IQ-AR',
  ],
  Kirkuk: [
    'Karkuk',
    'Kirkūk',
    'Kerkuk',
    'Kerkûk',
    "At Ta'mim",
    'کەرکوک',
    'كركوك',
    'IQ-KI',
    'IQ-TS',
  ],
  Dohuk: ['Duhok', 'Dihok', 'Dahuk', 'Dahūk', 'Dahouk', 'دهۆک', 'دهوك', 'IQ-DA', ' da '],
  Zakho: ['Zaxo', 'Zākhū', 'زاخۆ', 'زاخو', 'Zakho District'],
  Halabja: ['Halabjah', 'Ḩalabjah', 'Helebce', 'هەڵەبجە', 'حلبجة', 'IQ-HA'],
  Kurdistan: ['IQ-KR', 'Kurdistan Region', 'Iraqi Kurdistan', 'إقليم كردستان', 'هەرێمی کوردستان'],
};

const ARABIC = [
  '',
  ' ',
  'Baghdad',
  'Al Basrah',
  'Basra',
  'Nineveh',
  'Ninawa',
  'Najaf',
  'Al Anbar',
  'Diyala',
  'Dhi Qar',
  'Wasit',
  'Saladin',
  'بغداد',
  'الموصل',
  'IQ-BG',
  'IQ-BA',
  'IQ',
  'Iraq',
  'As',
  '??',
  // Names that only contain or begin with the name of a region.
  'Erbil Road, Baghdad',
  'Sulayman Bek',
  'IQ-SD',
  'toString',
];

const ENGLISH: readonly (readonly [country: string, region: string])[] = [
  ['TR', 'Istanbul'],
  ['US', 'AR'],
  ['IR', 'Kurdistan'],
  ['IR', 'IR-16'],
  ['SY', 'Al Hasakah'],
  ['DE', 'Erbil'],
  ['XX', ''],
];

describe('languageByPlace', () => {
  it.each(
    Object.entries(KURDISH).flatMap(([name, others]) =>
      [name, ...others].map((region) => ({ name, region })),
    ),
  )('returns Kurdish for $name, written $region', ({ region }) => {
    expect(languageByPlace({ country: 'IQ', region })).toBe('ku');
  });

  it.each(ARABIC)('returns Arabic elsewhere in Iraq: "%s"', (region) => {
    expect(languageByPlace({ country: 'IQ', region })).toBe('ar');
  });

  it.each(ENGLISH)('returns English for %s %s', (country, region) => {
    expect(languageByPlace({ country, region })).toBe('en');
  });

  it.each(['iq', ' IQ '])('recognises the country code "%s"', (country) => {
    expect(languageByPlace({ country, region: 'Erbil' })).toBe('ku');
  });

  it.each(['', ' '])('returns undefined without a country: "%s"', (country) => {
    expect(languageByPlace({ country, region: 'Erbil' })).toBeUndefined();
  });
});
