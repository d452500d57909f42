import type { Route } from '../http/addRoutes';
import type { Locate } from './locator';

/** Returns the visitor's country and region by the address of the connection; the address itself is not stored. */
export const geoRoutes = (locate: Locate): readonly Route[] => [
  { method: 'GET', path: 'client/geo/', handle: async ({ ip }) => locate(ip) },
];
