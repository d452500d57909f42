import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

export const bin: Feature = {
  needs: 'bin',
  pages: [
    {
      path: 'home/bin',
      right: 'editContent',
      Page: lazyComponent(async () => (await import('./BinPage')).BinPage),
      entry: { group: 'Work', title: 'Bin', icon: 'bin' },
    },
  ],
};
