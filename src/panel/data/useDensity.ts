import { keptChoice } from './keptChoice';

interface DensityState {
  /** How high the rows of lists are: one line, or as much as they contain. */
  readonly density: 'compact' | 'roomy';
}

export const useDensity = keptChoice<DensityState>('density', { density: 'compact' });
