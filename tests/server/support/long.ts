/** LONG=1: tests that have a short form and a long one, which takes minutes, take the long one. */
export const isLong = process.env.LONG === '1';
