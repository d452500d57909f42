import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Redirect } from 'wouter';
import { backendHas } from '../../platform/api/capabilities';
import type { PanelPage } from '../pages';
import { panelHref } from '../base/panelHref';
import { NoSuchPage, NotAllowed } from '../layout/NoSuchPage';
import { useMay } from '../session/may';
import { PageTabs } from './PageTabs';
import { RecordPage } from './RecordPage';

const ApplicationPage = lazyComponent(
  async () => (await import('../applications/ApplicationPage')).ApplicationPage,
);

const PaperApplication = lazyComponent(
  async () => (await import('../basicApi/BasicApplication')).BasicApplication,
);

interface KindsPageProps {
  readonly page: PanelPage;
  /** What the address says behind the page's path: "", "application/7" or "blog/new". */
  readonly rest: string;
}

/** A page of services and of kinds of content: its tabs, or one application, or one record. */
export function KindsPage({ page, rest }: KindsPageProps) {
  const may = useMay();
  if (rest === '') return <PageTabs page={page} />;
  const [what = '', id = '', ...more] = partsOf(rest);
  if (more.length > 0 || id === '') return <NoSuchPage />;
  const [service] = page.services;
  if (what === 'application' && service) {
    if (!may('readApplications', service.id)) return <NotAllowed />;
    const shown = { id, back: panelHref(page.path) };
    if (backendHas('applications')) return <ApplicationPage key={id} {...shown} />;
    return <PaperApplication key={id} {...shown} service={service} />;
  }
  const kind = page.kinds.find((each) => each.id === what);
  if (!kind) return <NoSuchPage />;
  if (!may('editContent')) return <NotAllowed />;
  // The only record of its kind is edited in its tab.
  if (!kind.many) return <Redirect to={panelHref(page.path, { tab: kind.id })} replace />;
  return <RecordPage key={rest} kind={kind} id={id === 'new' ? undefined : id} />;
}

/** The parts of a path; none of one with a "%" that escapes nothing, where no page can be. */
function partsOf(path: string): readonly string[] {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}
