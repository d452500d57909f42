import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './guardedStorage';

/** Creates a store of what was chosen last in this browser. */
export const keptChoice = <T extends object>(name: string, first: T) =>
  create<T>()(
    persist((): T => first, {
      name: `rega-panel-${name}`,
      storage: createJSONStorage(() => deviceStorage),
    }),
  );
