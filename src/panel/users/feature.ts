import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

export const users: Feature = {
  pages: [
    {
      path: 'home/users',
      right: 'manageAccounts',
      Page: lazyComponent(async () => (await import('./UsersPage')).UsersPage),
      entry: { group: 'People', title: 'Users', icon: 'people' },
    },
    {
      path: 'home/users',
      right: 'manageAccounts',
      below: '/:id',
      Page: lazyComponent(async () => (await import('./UserPage')).UserPage),
    },
  ],
};
