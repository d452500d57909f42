import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

export const profile: Feature = {
  pages: [
    {
      path: 'home/profile',
      right: 'usePanel',
      Page: lazyComponent(async () => (await import('./ProfilePage')).ProfilePage),
      entry: { group: 'account', title: 'Profile', icon: 'person' },
    },
  ],
};
