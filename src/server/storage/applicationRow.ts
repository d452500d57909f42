import type { Values } from '../../definition/model/values';
import type { NewApplication, StoredApplication } from './applications';
import type { ApplicationRow } from './tables';

export const toRow = (application: NewApplication): ApplicationRow => ({
  id: application.id,
  reference: application.reference,
  service_id: application.serviceId,
  definition: application.definition,
  language: application.language,
  answers: JSON.stringify(application.answers),
  created_at: application.createdAt,
});

export const fromRow = (row: ApplicationRow): StoredApplication => ({
  id: row.id,
  reference: row.reference,
  serviceId: row.service_id,
  definition: row.definition,
  language: row.language,
  answers: JSON.parse(row.answers) as Values,
  createdAt: row.created_at,
});
