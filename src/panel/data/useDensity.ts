import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { guardedStorage } from '../../platform/guardedStorage';

/** How high the rows of lists are: one line, or as much as they contain. */
export type Density = 'compact' | 'roomy';

interface DensityState {
  readonly density: Density;
}

/** What was chosen last in this browser. */
export const useDensity = create<DensityState>()(
  persist((): DensityState => ({ density: 'compact' }), {
    name: 'rega-panel-density',
    storage: createJSONStorage(() => guardedStorage(() => localStorage)),
  }),
);
