import type { Feature } from '../feature';
import { placeCalls, placeRoutes } from './routes';

/** Countries, cities and airports. */
export const places = { calls: placeCalls, routes: placeRoutes } as const satisfies Feature;
