import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

export const composing: Feature = {
  needs: 'storeServices',
  pages: [
    {
      path: 'home/composing',
      right: 'composeServices',
      Page: lazyComponent(async () => (await import('./ComposingPage')).ComposingPage),
      entry: { group: 'Work', title: 'Compose services', icon: 'section' },
    },
    {
      path: 'home/composing',
      right: 'composeServices',
      below: '/:id',
      Page: lazyComponent(async () => (await import('./ServicePage')).ServicePage),
    },
  ],
};
