import type { Handed } from '../../definition/model/prefill';
import { neutralName } from '../../platform/content/translatedText';
import type { PriceRow, Tour } from './tour';

/**
 * Returns the values for a tour's form: the tour, its dates, and the chosen row of the price list.
 * Values that the row lacks are null, so that nothing of another row stays in the form.
 */
export function tourPreset(id: string, tour: Tour, row: PriceRow | undefined): Handed {
  return {
    tour_group: id,
    fromDate: tour.fromDate ?? null,
    toDate: tour.toDate ?? null,
    hotelName: row ? neutralName(row.hotel) : null,
    star: row?.star ?? null,
    flyDate: row?.flyDate ?? null,
    priceOfAdult: row?.adult ?? null,
    priceOfChild2bo6: row?.child2bo6 ?? null,
    priceOfChild6bo12: row?.child6bo12 ?? null,
    priceOfInfant: row?.infant ?? null,
  };
}
