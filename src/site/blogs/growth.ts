import type { Growth } from '../lists/size';

const STEP = 6;

/**
 * Six blogs, and six more each time (paper 1, section 9), as far as a server answers at once. Of the
 * papers' three rules for the button (more than six are loaded, above six items, the size is at most the
 * total) the one is made that has a sense on the first page and on the last: it shows while there are
 * blogs that are not shown, which of six or fewer there never are.
 */
export const BLOGS_GROWTH: Growth = { first: STEP, next: (size) => size + STEP, most: 100 };
