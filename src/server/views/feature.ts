import { VIEW_CALLS } from '../../contract/views';
import type { Feature } from '../feature';
import { viewRoutes } from './routes';
import { sqlViews } from './store';

/** Lists of applications that staff have saved under a name. */
export const views = {
  tables: { inbox_view: ['id'] },
  stores: { views: sqlViews },
  calls: () => Object.values(VIEW_CALLS),
  routes: viewRoutes,
  audits: ['viewCreated', 'viewChanged', 'viewRemoved'],
} as const satisfies Feature;
