import { APPLICATION_CALLS } from '../../contract/applications';
import { ARRIVAL_CALL } from '../../contract/arrivals';
import { BULK_CALLS } from '../../contract/bulk';
import { staffRoutes } from './routes';
import type { Feature } from '../feature';

/** The work of staff with applications. */
export const inbox = {
  calls: { ...APPLICATION_CALLS, ...BULK_CALLS, ARRIVAL_CALL },
  routes: staffRoutes,
  audits: [
    'applicationsListed',
    'applicationsRead',
    'applicationRead',
    'photoRead',
    'applicationChanged',
    'statusFollowed',
    'applicationNoted',
    'applicantReached',
    'applicationErased',
    'exported',
  ],
} as const satisfies Feature;
