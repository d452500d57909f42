import { createHash } from 'node:crypto';
import type { Brand } from '../../definition/brand/brand';
import { type BrandColours, type Palette, paletteOf } from '../../definition/brand/palette';
import type { ContentKind } from '../../definition/content/contentType';
import { setCurrency } from '../../definition/model/money';
import { isLanguage, isText, type Language, type Text } from '../../definition/model/text';
import { FORMATS } from '../../definition/model/formats';
import type { Values } from '../../definition/model/values';
import { setZone } from './agencyDay';
import type { KeptContent } from '../records/contents';

/** The content type whose single record is the agency. */
const AGENCY = 'agency';

export interface AgencyBrand extends Brand {
  readonly colours: BrandColours;
  readonly palette: Palette;
  readonly pictures: BrandPictures;
  /** Whether applicants see on the status page what they have paid and still have to pay. */
  readonly showsMoney: boolean;
  /** The prefix of new references. */
  readonly prefix: string;
  /** The default language of pages, for readers who request none of ours. */
  readonly language: Language;
}

/**
 * The addresses of pictures; empty where there is none. The logo is for white and has the name in it; the shared one is
 * for link previews.
 */
export type BrandPictures = Readonly<Record<'square' | 'logo' | 'dark' | 'share', string>>;

/** Returns the agency as it is now. Never rejects: without the database it is as it was last. */
export type ReadBrand = () => Promise<AgencyBrand>;

/**
 * Returns a function that reads the agency's record, each time, so that a change shows in every process at once.
 * What the record leaves out is as in the demo record: so is everything as long as there is none.
 */
export function brandReader(
  kinds: readonly ContentKind[],
  content: Pick<KeptContent, 'list'>,
): ReadBrand {
  const sample = kinds.find(({ id }) => id === AGENCY)?.samples[0] ?? {};
  let read = sample;
  let last = toBrand(sample, sample);
  return async () => {
    try {
      const [record] = await content.list(AGENCY);
      const document = record?.document ?? sample;
      // The same object for as long as no content is written.
      if (document !== read) last = toBrand(document, sample, last);
      read = document;
    } catch {
      // Pages are sent without the database; a name of another agency would be worse than an old one.
    }
    setZone(last.timeZone);
    setCurrency(last.currency);
    return last;
  };
}

function toBrand(document: Values, sample: Values, last?: AgencyBrand): AgencyBrand {
  const hash = createHash('sha256').update(JSON.stringify([FORM, document]));
  const version = hash.digest('hex').slice(0, 12);
  if (version === last?.version) return last;
  const colour = (field: string) => [document[field], sample[field]].find(isColour) ?? NEUTRAL;
  const colours = { primary: colour('primary'), secondary: colour('secondary') };
  const filled = (field: string, ...from: readonly Values[]) =>
    from.map((one) => one[field]).find(isFilled);
  const pictures = {
    square: filled('logoSquare', document) ?? '',
    logo: filled('logo', document) ?? '',
    dark: filled('logoDark', document) ?? '',
    share: filled('sharePicture', document) ?? '',
  };
  const kind = pictures.square === '' ? undefined : ('mark' as const);
  const logo = pictures.logo === '' ? kind : ('whole' as const);
  const text = (field: string, other: string) => filled(field, document, sample) ?? other;
  const language = text('language', 'en');
  const timeZone = text('timeZone', 'UTC');
  return {
    version,
    prefix: text('prefix', 'AP'),
    showsMoney: text('showsMoney', 'no') === 'yes',
    language: isLanguage(language) ? language : 'en',
    timeZone,
    weekStart: WEEK.indexOf(text('weekStart', 'monday')),
    currency: text('currency', 'USD'),
    letterhead: textIn(document, 'letterhead') ?? NAMELESS,
    ...(logo && { logo }),
    pictures,
    colours,
    palette: paletteOf(colours),
    name: textIn(document, 'name') ?? textIn(sample, 'name') ?? NAMELESS,
  };
}

/** Raised when something else is made of the same record, so that nobody keeps what was made before. */
const FORM = 1;

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const NAMELESS: Text = ['', '', ''];
const NEUTRAL = '#333333';

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && FORMATS.colour.test(value);

/** Returns a text that exists in one language at least. */
function textIn(document: Values, field: string): Text | undefined {
  const value = document[field];
  return isText(value) && value.some((entry) => entry.trim() !== '') ? value : undefined;
}
