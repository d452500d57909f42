import { RETENTION_CALL } from '../../contract/retention';
import { type Route, contractRoute } from '../http/route';
import type { Feature } from '../feature';
import { retentionOf } from './eraseExpired';

/** For how long applications are stored. */
export const retention = {
  calls: { RETENTION_CALL },
  routes: ({ catalogue, settings }): readonly Route[] => [
    contractRoute(RETENTION_CALL, async () => {
      await catalogue.refresh();
      return retentionOf(catalogue.entries(), settings);
    }),
  ],
  audits: ['applicationExpired'],
} as const satisfies Feature;
