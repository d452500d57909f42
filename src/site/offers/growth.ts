import type { Growth } from '../lists/size';

const FIRST = 9;
const SECOND = 19;
const STEP = 9;

/** Nine offers, then 19, then nine more each time (paper 1, section 9). All have been read already. */
export const OFFERS_GROWTH: Growth = {
  first: FIRST,
  next: (size) => (size === FIRST ? SECOND : size + STEP),
  most: 1000,
};
