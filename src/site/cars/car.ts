import * as read from '../../platform/content/read';
import { parseShown } from '../../platform/content/shownRecords';
import type { Values } from '../../definition/model/values';

/** A type of car that can be rented (docs/requirements.md, P36: car gallery entry). */
export type Car = Readonly<ReturnType<typeof toCar>>;

export type GalleryPage = Readonly<ReturnType<typeof toGalleryPage>>;

/** Parses a list of cars; leaves out those without a name or an id. */
export const toCars = (response: unknown) => parseShown('car_type', response, toCar);

/** Parses a page of the gallery; a response without page numbers is the only page. */
export function toGalleryPage(response: unknown) {
  const cars = toCars(response);
  const envelope = read.envelope(response);
  return {
    cars,
    /** The number of matching cars on all pages. */
    total: read.number(envelope.total) ?? cars.length,
    pages: Math.max(1, read.number(envelope.pages) ?? 1),
    hasNext: envelope.hasNext === true,
    hasPrevious: envelope.hasPrevious === true,
  };
}

/** An entry contains picture, name and description below its name. */
function toCar(record: read.ResponseRecord) {
  const { id, name: entry, price, seats, bags } = record;
  const { image, name, description } = read.record(entry);
  return {
    id: read.text(id),
    name: read.translated(name),
    description: read.translated(description),
    /** The record as received: the form sends it for a rented car. */
    record: record as Values,
    picture: read.image(image),
    /** For one day. */
    price: read.price(price),
    /** 0 where staff have not given them. */
    seats: read.number(seats) ?? 0,
    bags: read.number(bags) ?? 0,
  };
}
