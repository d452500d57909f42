import { ofEmbedded } from './migration';

const COLUMNS = [
  'service_id',
  'language',
  'created_at',
  'status',
  'readers',
  'assignee',
  'due',
] as const;
const NAMES = COLUMNS.join(', ');

/**
 * Adds the columns by which searches of SQLite are filtered to the numbers of its search index (storage/sqlSearch). They
 * are read in the order in which the index finds rows; those of the inbox would be read from 100,000 places.
 */
export const searchColumns = ofEmbedded([
  ...COLUMNS.map((column) => `alter table inbox_number add column ${column} text`),
  `update inbox_number set (${NAMES}) =
    (select ${NAMES} from inbox where inbox.application_id = inbox_number.application_id)`,
  'drop trigger inbox_search_insert',
  `create trigger inbox_search_insert after insert on inbox begin
    insert into inbox_number (application_id, ${NAMES})
      values (new.application_id, ${COLUMNS.map((column) => `new.${column}`).join(', ')});
    insert into inbox_pending (number)
      select number from inbox_number where application_id = new.application_id;
  end`,
  `create trigger inbox_search_columns after update of ${NAMES} on inbox begin
    update inbox_number set ${COLUMNS.map((column) => `${column} = new.${column}`).join(', ')}
      where application_id = new.application_id;
  end`,
]);
