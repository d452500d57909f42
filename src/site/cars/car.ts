import {
  type ResponseRecord,
  envelopeIn,
  imageIn,
  numberIn,
  recordIn,
  textIn,
} from '../../platform/content/readResponse';
import { parseShown } from '../../platform/content/shownRecords';
import type { Values } from '../../definition/model/values';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

/** A type of car that can be rented (docs/requirements.md, P36: car gallery entry). */
export interface Car {
  readonly id: string;
  readonly name: TranslatedText;
  readonly description: TranslatedText;
  /** The record as received: the form sends it for a rented car. */
  readonly record: Values;
  /** The URL of the picture, if there is one. */
  readonly picture?: string;
}

export interface GalleryPage {
  readonly cars: readonly Car[];
  /** The number of matching cars on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** Parses a list of cars; leaves out those without a name or an id. */
export const toCars = (response: unknown): readonly Car[] =>
  parseShown('car_type', response, toCar);

/** Parses a page of the gallery; a response without page numbers is the only page. */
export function toGalleryPage(response: unknown): GalleryPage {
  const cars = toCars(response);
  const envelope = envelopeIn(response);
  return {
    cars,
    total: numberIn(envelope.total) ?? cars.length,
    pages: Math.max(1, numberIn(envelope.pages) ?? 1),
    hasNext: envelope.hasNext === true,
    hasPrevious: envelope.hasPrevious === true,
  };
}

/** An entry contains picture, name and description below its name. */
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
