import { defineCall } from '../../contract/contractCall';
import * as s from '../../contract/schema';
import { type Route, contractRoute } from '../http/route';
import type { Feature } from '../feature';
import { addressFile, openLocator } from './locator';

const GEO_CALL = defineCall('GET', 'client/geo/', {
  tag: 'Places',
  summary: 'Where the visitor is',
  response: { schema: s.having({ country: s.TEXT, region: s.TEXT }) },
});

/** Where visitors are, by the address of the connection, which is not stored. */
export const geo = {
  calls: { GEO_CALL },
  routes: async ({ settings }): Promise<readonly Route[]> => {
    const locate = await openLocator(addressFile(settings));
    return [contractRoute(GEO_CALL, async ({ ip }) => locate(ip))];
  },
} as const satisfies Feature;
