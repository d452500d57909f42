import { lazyComponent } from '../../platform/loading/lazyComponent';
import { panelHref } from '../base/panelHref';
import type { Feature } from '../feature';
import { t } from '../language/t';
import { serviceName } from '../pages';
import { inboxIn } from './inbox';

const MOST_FOUND = 6;

export const applications: Feature = {
  needs: 'applications',
  pages: [
    {
      path: 'home/inbox',
      right: 'readApplications',
      below: '/*?',
      Page: lazyComponent(async () => (await import('./list/InboxPage')).InboxPage),
      entry: { group: 'Work', title: 'Inbox', icon: 'inbox' },
    },
  ],
  search: ({ may, get }) => {
    if (!may('readApplications')) return [];
    const found = get('application/', MOST_FOUND).then((response) =>
      inboxIn(response).rows.map((row) => ({
        id: `application ${row.id}`,
        group: t('Applications'),
        title: row.name || row.reference,
        hint: [serviceName(row.service), row.about, row.reference].filter(Boolean).join(' · '),
        to: panelHref(`home/inbox/application/${encodeURIComponent(row.id)}`),
      })),
    );
    return [found];
  },
};
