import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { panelHref } from '../../base/panelHref';
import { NoSuchPage, PanelFrame } from '../../layout/PanelFrame';
import { OpenedApplication } from '../reading/OpenedApplication';
import { t } from '../../language/t';

const ApplicationsTab = lazyComponent(
  async () => (await import('./ApplicationsTab')).ApplicationsTab,
);

/** Renders the inbox of all services, and the application opened from it. */
export function InboxPage({ rest }: { readonly rest: string }) {
  const [, id] = /^application\/([^/]+)$/u.exec(rest) ?? [];
  if (id !== undefined)
    return <OpenedApplication key={id} id={id} back={panelHref('home/inbox')} />;
  if (rest !== '') return <NoSuchPage />;
  return (
    <PanelFrame title={t('Inbox')}>
      <ApplicationsTab service={undefined} />
    </PanelFrame>
  );
}
