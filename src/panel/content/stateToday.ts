import { clockOf } from '../../definition/model/clock';
import {
  publicationOf,
  type PublicationState,
  publicationState,
} from '../../definition/content/publication';
import type { Values } from '../../definition/model/values';
import { settings } from '../../platform/readPageSettings';

/** Returns whether visitors are shown a record today, where the agency is. */
export const stateToday = (record: Values): PublicationState =>
  publicationState(publicationOf(record), clockOf(settings.brand.timeZone).dayAt(new Date()));
