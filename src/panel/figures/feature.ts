import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

/** How many applications there are, and how long they take. */
export const figures: Feature = {
  needs: 'dashboard',
  pages: [
    {
      path: 'home/figures',
      right: 'readApplications',
      Page: lazyComponent(async () => (await import('./FiguresPage')).FiguresPage),
      entry: { group: 'Work', title: 'Figures', icon: 'figures' },
    },
  ],
};
