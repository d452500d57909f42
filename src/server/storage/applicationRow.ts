import type { Values } from '../../definition/model/values';
import type { StoredApplication } from './applications';
import type { ApplicationRow } from './tables';

export const fromRow = (row: ApplicationRow): StoredApplication => ({
  id: row.id,
  reference: row.reference,
  serviceId: row.service_id,
  definition: row.definition,
  language: row.language,
  answers: JSON.parse(row.answers) as Values,
  createdAt: row.created_at,
});
