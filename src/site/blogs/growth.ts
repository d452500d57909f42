import type { Growth } from '../lists/size';

/** Six blogs, and six more each time (docs/requirements.md, P10). The button is shown while there are more. */
export const BLOGS_GROWTH: Growth = { first: 6, second: 12, step: 6 };
