import { DOCUMENT_CALLS } from '../../contract/documents';
import { documentRoutes } from './routes';
import { sqlDocuments } from './store';
import type { Feature } from '../feature';

/** The checklist of documents of an application. */
export const documents = {
  tables: { document: ['application_id', 'item'], document_file: ['photo_id'] },
  stores: { documents: sqlDocuments },
  calls: () => Object.values(DOCUMENT_CALLS),
  routes: documentRoutes,
  audits: ['documentSet', 'documentSent'],
} as const satisfies Feature;
