/** Of several looks at a page the one whose performance lies in the middle. */
export const median = (looks) =>
  looks.toSorted((a, b) => a.scores.performance - b.scores.performance)[looks.length >> 1];
