import { DROP_OFF_CALLS } from '../../contract/dropOff';
import { dropOffRoutes } from './routes';
import { oldestMonth } from './stepCounter';
import { sqlStepCounts } from './store';
import type { Feature } from '../feature';

/** Where visitors leave a form. */
export const dropOff = {
  tables: { step_count: ['service_id', 'version', 'month', 'place'] },
  stores: { stepCounts: sqlStepCounts },
  calls: () => Object.values(DROP_OFF_CALLS),
  routes: dropOffRoutes,
  sweep: ({ storage, now }): Promise<void> => storage.stepCounts.dropBefore(oldestMonth(now())),
} as const satisfies Feature;
