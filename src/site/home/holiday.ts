import {
  type ResponseRecord,
  dayIn,
  imagesIn,
  numberIn,
  priceIn,
  textIn,
} from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText } from '../../platform/content/translatedText';

/** A holiday that staff offer (docs/requirements.md, P35). */
export type Holiday = Readonly<ReturnType<typeof toHoliday>>;

/** Parses a list of holidays; leaves out those without a destination. */
export const toHolidays = (response: unknown): readonly Holiday[] =>
  shownRecords('tour_group', response).map(toHoliday);

function toHoliday(record: ResponseRecord, index: number) {
  return {
    /** Its own id, or else its position in the list. */
    id: textIn(record.id) || `${index}`,
    from: toTranslatedText(record.fromDestination),
    to: toTranslatedText(record.toDestination),
    price: priceIn(record.price),
    /** DD/MM/YYYY (docs/requirements.md, P46), or empty. */
    fromDate: writtenDay(record.fromDate),
    toDate: writtenDay(record.toDate),
    photos: imagesIn(record.photos),
    body: toTranslatedText(record.body),
    isRecommended: (numberIn(record.recommendedRate) ?? 0) > 0,
  };
}

const writtenDay = (value: unknown): string => dayIn(value)?.split('-').reverse().join('/') ?? '';
