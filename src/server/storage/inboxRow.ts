import type { SearchFields } from '../../definition/describe/searchFields';
import { fold } from '../../definition/language/fold';
import type { ApplicationRow, InboxRow } from './tables';

/** Added by later migrations, so that the earlier ones can fill the inbox; they have defaults. */
type LaterColumn = 'readers' | 'assignee' | 'due';

/** Returns the inbox row of a new application, without what it is for. */
export const inboxRow = (
  row: Omit<ApplicationRow, 'answers'>,
  { name, phone, email, search }: SearchFields,
): Omit<InboxRow, 'about' | 'version' | 'changed_by' | 'changed_at' | LaterColumn> => ({
  application_id: row.id,
  service_id: row.service_id,
  definition: row.definition,
  reference: row.reference,
  language: row.language,
  created_at: row.created_at,
  status: 'new',
  read_at: null,
  name,
  phone,
  email,
  search,
  name_key: fold(name),
});
