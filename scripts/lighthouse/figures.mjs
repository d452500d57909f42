/** Returns the run of a page with the median performance. */
export const median = (looks) =>
  looks.toSorted((a, b) => a.scores.performance - b.scores.performance)[looks.length >> 1];
