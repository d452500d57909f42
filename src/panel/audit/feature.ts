import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

export const audit: Feature = {
  needs: 'audit',
  pages: [
    {
      path: 'home/audit',
      right: 'operate',
      Page: lazyComponent(async () => (await import('./AuditPage')).AuditPage),
      entry: { group: 'People', title: 'Audit', icon: 'history' },
    },
  ],
};
