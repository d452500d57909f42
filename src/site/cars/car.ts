import {
  type ResponseRecord,
  envelopeIn,
  imageIn,
  listIn,
  numberIn,
  recordIn,
  textIn,
} from '../../platform/content/readResponse';
import type { Values } from '../../definition/model/values';
import {
  isSaid,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

/** A type of car that can be rented (docs/requirements.md, P36: car gallery entry). */
export interface Car {
  readonly id: string;
  readonly name: TranslatedText;
  readonly description: TranslatedText;
  /** The record as it was read: what the form sends of a car that is rented. */
  readonly record: Values;
  /** An address, if there is a picture. */
  readonly picture?: string;
}

/** One page of the gallery. */
export interface GalleryPage {
  readonly cars: readonly Car[];
  /** How many cars the search found, on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** The cars of an answer. One that nobody could name or choose is left out. */
export const toCars = (answer: unknown): readonly Car[] =>
  listIn(answer)
    .map(toCar)
    .filter(({ id, name }) => id !== '' && isSaid(name));

/** A page of the gallery; of an answer without numbers the one and only. */
export function toGalleryPage(answer: unknown): GalleryPage {
  const cars = toCars(answer);
  const said = envelopeIn(answer);
  return {
    cars,
    total: numberIn(said.total) ?? cars.length,
    pages: Math.max(1, numberIn(said.pages) ?? 1),
    hasNext: said.hasNext === true,
    hasPrevious: said.hasPrevious === true,
  };
}

/** An entry holds picture, name and description under its name. */
function toCar(record: ResponseRecord): Car {
  const { id, name: entry } = record;
  const { image, name, description } = recordIn(entry);
  const picture = imageIn(image);
  return {
    id: textIn(id),
    name: toTranslatedText(name),
    description: toTranslatedText(description),
    record: record as Values,
    ...(picture !== undefined && { picture }),
  };
}
