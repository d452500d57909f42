/** LONG=1 runs the long form of tests that have one, which takes minutes. */
export const isLong = process.env.LONG === '1';
