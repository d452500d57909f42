import { backendHas } from '../../platform/api/capabilities';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Redirect, useSearch } from 'wouter';
import type { PanelPage } from '../pages';
import { panelHref } from '../base/panelHref';
import { NoSuchPage, NotAllowed, PanelFrame } from '../layout/PanelFrame';
import { useMay } from '../session/may';
import { RecordFacts } from './record/RecordFacts';
import { RecordPage } from './record/RecordPage';
import { Loading } from '../../platform/loading/Loading';
import { ownText } from '../language/panelLanguage';
import { KindList } from './list/KindList';
import { type PageTab, tabsOf } from '../layout/tabs';
import { OpenedApplication } from '../applications/reading/OpenedApplication';
import { PageTabs } from '../layout/PageTabs';
import { t } from '../language/t';
import { countText, useCounted } from '../arrivals/useCounted';
import { useFetched } from '../../platform/api/useFetched';
import { type ContentKind, editRight } from '../../definition/content/contentType';
import { Waiting } from '../data/Waiting';
import { listCall } from './calls';
import { RecordEditor } from './changes/RecordEditor';
import { toRecord, toRecordPage } from './records';

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
  if (rest === '') return <TabbedPage page={page} />;
  const [what = '', id = '', ...more] = partsOf(rest);
  if (more.length > 0 || id === '') return <NoSuchPage />;
  const [service] = page.services;
  if (what === 'application' && service) {
    if (!may('readApplications', service.id)) return <NotAllowed />;
    const shown = { id, back: panelHref(page.path) };
    if (backendHas('applications')) return <OpenedApplication key={id} {...shown} />;
    return <PaperApplication key={id} {...shown} service={service} />;
  }
  const kind = page.kinds.find((each) => each.id === what);
  if (!kind) return <NoSuchPage />;
  if (!may('readContent') || (id === 'new' && !may(editRight(kind)))) return <NotAllowed />;
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

const ApplicationsTab = lazyComponent(
  async () => (await import('../applications/list/ApplicationsTab')).ApplicationsTab,
);

const PaperInbox = lazyComponent(
  async () => (await import('../basicApi/BasicApplication')).BasicInbox,
);

/** What a page holds, one tab for each part; the address says which is open. */
function TabbedPage({ page }: { readonly page: PanelPage }) {
  const may = useMay();
  const tabs = tabsOf(page, may);
  const requested = new URLSearchParams(useSearch()).get('tab');
  const shown = tabs.find(({ id }) => id === requested) ?? tabs[0];
  if (!shown) return <NotAllowed />;
  const title = ownText(page.title);
  const open = <OpenTab tab={shown} />;
  if (tabs.length === 1) return <PanelFrame title={title}>{open}</PanelFrame>;
  return (
    <PanelFrame title={title}>
      <PageTabs
        label={title}
        open={shown.id}
        tabs={tabs.map((tab) => ({
          ...tab,
          href: panelHref(page.path, { tab: tab.id }),
          count: <TabCount {...tab} />,
        }))}
      >
        {open}
      </PageTabs>
    </PanelFrame>
  );
}

/** Renders how many applications of a service are open, or how many records a kind has. */
function TabCount({ service, kind }: Pick<PageTab, 'service' | 'kind'>) {
  const open = useCounted(
    service && backendHas('applications') ? `service=${service.id}&open=1` : undefined,
  );
  const listed = kind?.many && backendHas('listQueries');
  const records = useFetched(listed ? `${listCall(kind)}?perPage=1` : undefined, toRecordPage, {
    quiet: true,
  });
  const count = records.state === 'ready' ? records.value.total : open;
  return <span className="pn-small">{count !== undefined && countText(count)}</span>;
}

function OpenTab({ tab: { service, kind } }: { readonly tab: PageTab }) {
  if (service) {
    return (
      <Loading fallback={<p role="status">{t('Loading…')}</p>}>
        {backendHas('applications') ? (
          <ApplicationsTab service={service.id} />
        ) : (
          <PaperInbox service={service} />
        )}
      </Loading>
    );
  }
  if (!kind) return null;
  return kind.many ? <KindList kind={kind} /> : <SingleKind kind={kind} />;
}

/** The one record of a kind, which may not have been saved yet. */
function SingleKind({ kind }: { readonly kind: ContentKind }) {
  const read = useFetched(listCall(kind), toRecord);
  const may = useMay();
  return (
    <Waiting of={read}>
      {(record) =>
        may(editRight(kind)) ? (
          <RecordEditor kind={kind} record={record} />
        ) : (
          record && <RecordFacts kind={kind} record={record} />
        )
      }
    </Waiting>
  );
}
