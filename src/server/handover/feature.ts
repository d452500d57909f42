import { HANDOVER_CALLS } from '../../contract/handover';
import { handoverRoutes } from './routes';
import { sqlHandovers } from './store';
import type { Feature } from '../feature';

/** Forms that are continued on another device. */
export const handover = {
  tables: { handover: ['id_hash'] },
  stores: { handovers: sqlHandovers },
  calls: () => Object.values(HANDOVER_CALLS),
  routes: handoverRoutes,
  sweep: ({ storage, before }): Promise<void> => storage.handovers.dropEnded(before(0)),
} as const satisfies Feature;
