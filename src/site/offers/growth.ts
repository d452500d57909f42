import type { Growth } from '../lists/size';

/** Nine offers, then 19, then nine more each time (docs/requirements.md, P12). All have been read already. */
export const OFFERS_GROWTH: Growth = { first: 9, second: 19, step: 9 };
