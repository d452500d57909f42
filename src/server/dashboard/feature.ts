import { PANEL_CALLS } from '../../contract/panel';
import { dashboardRoutes } from './routes';
import type { Feature } from '../feature';

/** What waits, and what is missing. */
export const dashboard = {
  calls: () => [PANEL_CALLS.dashboard],
  routes: dashboardRoutes,
} as const satisfies Feature;
