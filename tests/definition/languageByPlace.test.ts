import { describe, expect, it } from 'vitest';
import { languageByPlace } from '../../src/definition/languageByPlace';

/** Each region as files, services and people write it. */
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
  // What only holds such a name, and what only begins like one.
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

describe('the language of a place', () => {
  it.each(
    Object.entries(KURDISH).flatMap(([name, others]) =>
      [name, ...others].map((region) => ({ name, region })),
    ),
  )('is Kurdish in $name, written $region', ({ region }) => {
    expect(languageByPlace({ country: 'IQ', region })).toBe('ku');
  });

  it.each(ARABIC)('is Arabic elsewhere in Iraq: "%s"', (region) => {
    expect(languageByPlace({ country: 'IQ', region })).toBe('ar');
  });

  it.each(ENGLISH)('is English in %s %s', (country, region) => {
    expect(languageByPlace({ country, region })).toBe('en');
  });

  it.each(['iq', ' IQ '])('takes the country as "%s"', (country) => {
    expect(languageByPlace({ country, region: 'Erbil' })).toBe('ku');
  });

  it.each(['', ' '])('is not known without a country: "%s"', (country) => {
    expect(languageByPlace({ country, region: 'Erbil' })).toBeUndefined();
  });
});
