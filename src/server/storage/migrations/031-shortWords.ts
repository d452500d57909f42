import { ofEmbedded } from './migration';
import { removalTriggers } from './027-searchBatches';

/**
 * Lets the search index of SQLite find words of one or two letters: they begin some of its trigrams, which it lists. The
 * texts in it end with two spaces, so that their last letters do, too.
 */
export const shortWords = ofEmbedded([
  'drop trigger inbox_search_update',
  'drop trigger inbox_search_delete',
  ...removalTriggers(`old.search || '  '`),
  `insert into inbox_search (inbox_search) values ('delete-all')`,
  `insert into inbox_search (rowid, search)
    select number, search || '  ' from inbox_number cross join inbox using (application_id)`,
  'delete from inbox_pending',
  'create virtual table inbox_terms using fts5vocab(inbox_search, row)',
]);
