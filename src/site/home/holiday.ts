import { textIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { type Tour, toTour } from '../tours/tour';

/** Parses the tours that staff offer as holidays (docs/requirements.md, P35); leaves out those without a destination. */
export const toHolidays = (response: unknown): readonly Tour[] =>
  shownRecords('tour_group', response).map((record, index) => ({
    ...toTour(record),
    // Its position in the list, if another server gives it none.
    id: textIn(record.id) || `${index}`,
  }));
