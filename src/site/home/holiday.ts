import {
  type Answer,
  dayIn,
  imagesIn,
  listIn,
  numberIn,
  textIn,
} from '../../platform/content/reading';
import { isSaid, toWords, type Words } from '../../platform/content/words';

/** A journey that the staff have put together (docs/requirements.md, P35). */
export interface Holiday {
  /** Its own, or else its place in the list. */
  readonly id: string;
  readonly from: Words;
  readonly to: Words;
  /** US dollars. */
  readonly price: number | undefined;
  /** DD/MM/YYYY (docs/requirements.md, P46), or empty. */
  readonly fromDate: string;
  readonly toDate: string;
  /** Addresses of pictures. */
  readonly photos: readonly string[];
  readonly body: Words;
  readonly isRecommended: boolean;
}

/** The holidays in an answer; those that lead nowhere are left out. */
export const toHolidays = (answer: unknown): readonly Holiday[] =>
  listIn(answer)
    .map(toHoliday)
    .filter(({ to }) => isSaid(to));

function toHoliday(record: Answer, index: number): Holiday {
  return {
    id: textIn(record.id) || `${index}`,
    from: toWords(record.fromDestination),
    to: toWords(record.toDestination),
    price: numberIn(record.price),
    fromDate: writtenDay(record.fromDate),
    toDate: writtenDay(record.toDate),
    photos: imagesIn(record.photos),
    body: toWords(record.body),
    isRecommended: (numberIn(record.recommendedRate) ?? 0) > 0,
  };
}

const writtenDay = (value: unknown): string => dayIn(value)?.split('-').reverse().join('/') ?? '';
