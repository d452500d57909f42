import { STATUS_CALLS } from '../../contract/status';
import { statusRoutes } from './routes';
import type { Feature } from '../feature';

/** The applicant's page, by a secret link. */
export const status = {
  calls: () => Object.values(STATUS_CALLS),
  routes: statusRoutes,
  audits: ['linkMade', 'linksRevoked'],
} as const satisfies Feature;
