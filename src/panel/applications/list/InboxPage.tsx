import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { panelHref } from '../../base/panelHref';
import { NoSuchPage } from '../../layout/PanelFrame';
import { PanelFrame } from '../../layout/PanelFrame';
import { t } from '../../language/t';

const ApplicationPage = lazyComponent(
  async () => (await import('../reading/ApplicationPage')).ApplicationPage,
);
const ApplicationsTab = lazyComponent(
  async () => (await import('./ApplicationsTab')).ApplicationsTab,
);

/** Renders the inbox of all services, and the application opened from it. */
export function InboxPage({ rest }: { readonly rest: string }) {
  const [, id] = /^application\/([^/]+)$/u.exec(rest) ?? [];
  if (id !== undefined) return <ApplicationPage key={id} id={id} back={panelHref('home/inbox')} />;
  if (rest !== '') return <NoSuchPage />;
  return (
    <PanelFrame title={t('Inbox')}>
      <ApplicationsTab service={undefined} />
    </PanelFrame>
  );
}
