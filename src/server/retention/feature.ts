import { RETENTION_CALL } from '../../contract/retention';
import { type Route, contractRoute } from '../http/route';
import type { Feature } from '../feature';
import { retentionOf } from './eraseExpired';

/** For how long applications are stored. */
export const retention = {
  calls: { RETENTION_CALL },
  routes: ({ catalogue, settings }): readonly Route[] => {
    const retention = retentionOf(catalogue, settings);
    return [contractRoute(RETENTION_CALL, async () => retention)];
  },
  audits: ['applicationExpired'],
} as const satisfies Feature;
