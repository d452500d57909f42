import { PANEL_CALLS } from '../../contract/panel';
import { auditRoutes } from './routes';
import { sqlAudit } from './store';
import type { Feature } from '../feature';

/** What staff did. */
export const auditLog = {
  tables: { audit: ['id'] },
  stores: { audit: sqlAudit },
  calls: () => [PANEL_CALLS.audit],
  routes: auditRoutes,
} as const satisfies Feature;
