import { sqlActivities } from './store';
import type { Feature } from '../feature';

/** What has happened to applications. */
export const activity = {
  tables: { activity: ['id'] },
  stores: { activities: sqlActivities },
} as const satisfies Feature;
