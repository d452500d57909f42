import type { Growth } from '../lists/size';

/**
 * Six blogs, and six more each time (docs/requirements.md, P10). The button shows while there are
 * blogs that are not shown, which of six or fewer there never are.
 */
export const BLOGS_GROWTH: Growth = { first: 6, second: 12, step: 6 };
