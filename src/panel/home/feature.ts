import { backendHas } from '../../platform/api/capabilities';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

const HomePage = lazyComponent(async () => (await import('./HomePage')).HomePage);
const ServicesPage = lazyComponent(async () => (await import('./ServicesPage')).ServicesPage);

export const home: Feature = {
  pages: [
    {
      path: 'home',
      right: 'usePanel',
      Page: backendHas('dashboard') ? HomePage : ServicesPage,
      entry: { group: 'Work', title: 'Home', icon: 'home' },
    },
  ],
};
