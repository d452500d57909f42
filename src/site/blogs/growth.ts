import type { Growth } from '../lists/size';

/**
 * Six blogs, and six more each time (paper 1, section 9). Of the papers' three rules for the button (more
 * than six are loaded, above six items, the size is at most the total) the one is made that has a sense on
 * the first page and on the last: it shows while there are blogs that are not shown, which of six or fewer
 * there never are.
 */
export const BLOGS_GROWTH: Growth = { first: 6, second: 12, step: 6 };
