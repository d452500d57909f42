import { sqlAttempts } from './attempts';
import { sqlMoments } from './moments';
import type { Feature } from '../feature';

export const kernel = {
  tables: { migration: null, store: null, attempt: null },
  stores: { attempts: sqlAttempts, moments: sqlMoments },
  sweep: ({ storage, before }): Promise<unknown> => storage.attempts.dropExpired(before(0)),
} as const satisfies Feature;
