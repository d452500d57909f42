import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { guardedStorage } from '../../platform/guardedStorage';
import type { NavGroupName } from './navigation';

type OpenGroups = Readonly<Partial<Record<NavGroupName, boolean>>>;

/** Which groups of the navigation are open, as chosen last in this browser: at first all but Content. */
export const useOpenGroups = create<OpenGroups>()(
  persist((): OpenGroups => ({ Content: false }), {
    name: 'rega-panel-groups',
    storage: createJSONStorage(() => guardedStorage(() => localStorage)),
  }),
);
