import { defineCall } from '../../contract/contractCall';
import * as s from '../../contract/schema';
import type { Feature } from '../feature';

const common = { tag: 'Server' } as const;

const DOCUMENT = defineCall('GET', 'openapi.json', {
  ...common,
  summary: 'This document',
  response: { schema: s.having({ openapi: s.TEXT, paths: { type: 'object' } }) },
});

const HEALTH = defineCall('GET', 'health/', {
  ...common,
  summary: 'Whether it is up',
  response: { schema: s.having({ status: s.oneOfThese(['up']) }) },
});

const READY = defineCall('GET', 'ready/', {
  ...common,
  summary: 'Whether it can work',
  response: {
    or: 503,
    schema: s.having({
      status: s.oneOfThese(['ready', 'low', 'full', 'unscanned', 'unsafe', 'waiting']),
    }),
  },
});

const METRICS = defineCall('GET', 'metrics/', {
  ...common,
  summary: 'Load and response times, for a monitor',
  response: { type: ['text/plain'], schema: {} },
});

/** What monitors and developers read of the server itself. The app makes the routes, which look into all of it. */
export const observability = {
  calls: ({ hasOpenMetrics }) => [
    DOCUMENT,
    HEALTH,
    READY,
    { ...METRICS, ...(!hasOpenMetrics && { staff: 'operate' as const }) },
  ],
} as const satisfies Feature;
