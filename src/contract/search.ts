import { defineCall } from './contractCall';
import * as s from './schema';

/** In the three languages. */
const TEXTS = s.listOf(s.TEXT);

/** What visitors search for: pages of the site, and records on them. */
export const SEARCH_CALL = defineCall('GET', 'client/search/', {
  tag: 'Content',
  summary: 'The titles of pages and records, for the search of the site',
  response: {
    schema: s.having({
      data: s.listOf(
        s.having({
          path: s.TEXT,
          title: TEXTS,
          /** What is said about a page, or the kind of a record. */
          about: TEXTS,
        }),
      ),
    }),
  },
});
