import type { SearchFields } from '../../definition/describe/searchFields';
import { fold } from '../../definition/language/fold';
import type { ApplicationRow } from './tables';

/** Returns the row of an application that was stored before there was an inbox (migrations/006-inbox). */
export const inboxRow = (
  row: Omit<ApplicationRow, 'answers'>,
  { name, phone, email, search }: SearchFields,
) => ({
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
