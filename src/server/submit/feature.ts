import { serviceCalls } from '../openapi/serviceCalls';
import { submitRoutes } from './routes';
import type { Feature } from '../feature';

/** Submissions of all services. */
export const submit = {
  calls: ({ services }) => services.flatMap((service) => Object.values(serviceCalls(service))),
  routes: submitRoutes,
  audits: ['applicationEntered'],
} as const satisfies Feature;
