import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Loading } from '../../platform/loading/Loading';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Link, useSearch } from 'wouter';
import { backendHas } from '../../platform/api/capabilities';
import type { PanelPage } from '../pages';
import { ownText } from '../language/panelLanguage';
import { panelHref } from '../base/panelHref';
import { NotAllowed } from '../layout/NoSuchPage';
import { useMay } from '../session/may';
import { PanelFrame } from '../layout/PanelFrame';
import { KindList } from './list/KindList';
import { type PageTab, tabsOf } from '../layout/tabs';
import { t } from '../language/t';
import { useFetched } from '../../platform/api/useFetched';
import type { ContentKind } from '../../definition/content/contentType';
import { Waiting } from '../data/Waiting';
import { listCall } from './calls';
import { LazyKindEditor } from './LazyKindEditor';
import { toRecord } from './records';

const ApplicationsTab = lazyComponent(
  async () => (await import('../applications/ApplicationsTab')).ApplicationsTab,
);

const PaperInbox = lazyComponent(async () => (await import('../basicApi/BasicInbox')).BasicInbox);

const PANEL = 'tab-panel';

/** What a page holds, one tab for each part; the address says which is open. */
export function PageTabs({ page }: { readonly page: PanelPage }) {
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
      <Tabs value={shown.id} variant="scrollable" aria-label={title} className="pn-tabs">
        {tabs.map(({ id, title: label }) => (
          <Tab
            key={id}
            id={`tab-${id}`}
            value={id}
            label={label}
            component={Link}
            href={panelHref(page.path, { tab: id })}
            aria-controls={id === shown.id ? PANEL : undefined}
          />
        ))}
      </Tabs>
      <section id={PANEL} role="tabpanel" aria-labelledby={`tab-${shown.id}`} key={shown.id}>
        {open}
      </section>
    </PanelFrame>
  );
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
  return <Waiting of={read}>{(record) => <LazyKindEditor kind={kind} record={record} />}</Waiting>;
}
