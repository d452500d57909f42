import { keptChoice } from '../data/keptChoice';
import type { NavGroupName } from './navigation';

/** Which groups of the navigation are open: at first all but Content. */
export const useOpenGroups = keptChoice<Readonly<Partial<Record<NavGroupName, boolean>>>>(
  'groups',
  {
    Content: false,
  },
);
