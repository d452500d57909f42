import { REQUEST_CALLS } from '../../contract/requests';
import { requestRoutes } from './routes';
import { sqlRequests } from './store';
import type { Feature } from '../feature';

/** What staff ask applicants for once more, and corrected answers. */
export const requests = {
  tables: { request: ['id'] },
  stores: { requests: sqlRequests },
  calls: () => Object.values(REQUEST_CALLS),
  routes: requestRoutes,
  audits: ['moreAsked', 'moreWithdrawn', 'answerChanged', 'answerCorrected'],
} as const satisfies Feature;
