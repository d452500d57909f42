import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

/** Dates that are due, and passports and the like that end. */
export const dates: Feature = {
  needs: 'arrivals',
  pages: [
    {
      path: 'home/dates',
      right: 'readApplications',
      Page: lazyComponent(async () => (await import('./DatesPage')).DatesPage),
      entry: { group: 'Work', title: 'Dates', icon: 'date' },
    },
  ],
};
