import { keptChoice } from './keptChoice';

/** How high the rows of lists are: one line, or as much as they contain. */
export const useDensity = keptChoice<{ readonly density: 'compact' | 'roomy' }>('density', {
  density: 'compact',
});
