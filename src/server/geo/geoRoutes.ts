import type { Route } from '../http/addRoutes';
import type { Locate } from './locator';

/** Where the visitor is, by the address of the connection; the address itself is not kept. */
export const geoRoutes = (locate: Locate): readonly Route[] => [
  { method: 'GET', path: 'client/geo/', handle: async ({ ip }) => locate(ip) },
];
