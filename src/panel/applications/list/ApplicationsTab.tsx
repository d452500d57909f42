import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Column, DataTable } from '../../data/list/DataTable';
import { isNarrowed, type ListUse, useListQuery } from '../../data/list/useListQuery';
import { type Fetching, useFetched } from '../../../platform/api/useFetched';
import { backendHas } from '../../../platform/api/capabilities';
import { Waiting } from '../../data/Waiting';
import './applications.css';
import { useMay } from '../../session/may';
import { ENTERING } from '../../../contract/siteRoutes';
import { serviceCalled } from '../../pages';
import { ArrivedRow } from './ArrivedRow';
import { ExportMenu } from './bulk/ExportMenu';
import { BulkBar } from './bulk/BulkBar';
import { type InboxPageRows, type InboxRowData, inboxIn } from '../inbox';
import { inboxColumns } from './inboxColumns';
import { InboxFilters } from './filters/InboxFilters';
import { INBOX_FILTERS, listPath, SERVICE_FILTERS } from '../inboxQuery';
import { call } from '../../../platform/api/call';
import { listCall, rememberList } from './lastList';
import { ReadingPane } from './ReadingPane';
import { FEATURES } from '../../features';
import { useLeftPlace } from './useLeftPlace';
import { AT_ONCE, type OwnChanges, useBulk } from './bulk/useBulk';
import { useChosen } from './bulk/useChosen';
import { type Colleagues, useColleagues } from '../useColleagues';
import { useInboxKeys } from './useInboxKeys';
import { useCanSplit, useSplit, useSplitChoice } from './useSplit';
import { useColumnChoice } from './useColumnChoice';
import { MenuChoice } from '../MenuChoice';
import { StatusMenu } from '../StatusMenu';
import { focusOnceRead } from '../../data/list/useRowFocus';
import { useStayingRows } from './useStayingRows';
import { useSession } from '../../../platform/api/sessionStore';
import { t } from '../../language/t';

interface ApplicationsTabProps {
  /** The id of a service; undefined for all services. */
  readonly service: string | undefined;
}

/** The columns for which there is room beside an application. */
const BESIDE_PANE = new Set(['name', 'about', 'status']);

const NEWEST_FIRST = '-createdAt';

/** Renders the inbox of one service or of all, with search, filters and export. */
export function ApplicationsTab({ service }: ApplicationsTabProps) {
  const list = useListQuery({
    order: NEWEST_FIRST,
    filters: service === undefined ? INBOX_FILTERS : SERVICE_FILTERS,
  });
  const inbox = useFetched(listCall(list.query, service), inboxIn);
  return <ShownInbox inbox={inbox} list={list} service={service} />;
}

interface ShownInboxProps extends ApplicationsTabProps {
  readonly inbox: Fetching<InboxPageRows>;
  readonly list: ListUse;
}

/** Renders a list of applications from either of the two list calls. */
export function ShownInbox({ inbox, list, service }: ShownInboxProps) {
  const may = useMay();
  const colleagues = useColleagues();
  const canSplit = useCanSplit();
  const { isSplit } = useSplitChoice();
  const { isShown, toggle } = useColumnChoice(service);
  const [isFolded, setFolded] = useState(true);
  /** How often the list was read again on purpose: what had left it goes then. */
  const [readings, setReadings] = useState(0);
  const readAgain = () => {
    setReadings((last) => last + 1);
    inbox.reload();
  };
  const columnsOf = ({ columns }: InboxPageRows) =>
    inboxColumns(service === undefined ? undefined : columns, colleagues.nameOf);
  const entered = service === undefined ? undefined : serviceCalled(service);
  return (
    <section
      className={isFolded ? 'ap-inbox ap-folded stack-16' : 'ap-inbox stack-16'}
      aria-label={t('Applications')}
    >
      <InboxFilters
        {...{ list, service, colleagues, isFolded }}
        onFold={() => setFolded(!isFolded)}
      />
      <Waiting of={inbox} isList>
        {(shown) => (
          <>
            <Box
              className="ap-summary spread"
              sx={{ gap: 'var(--rega-space-8) var(--rega-space-24)' }}
            >
              <p role="status">{summary(shown)}</p>
              <div className="row ap-tools">
                {backendHas('applications') && entered && may('handleApplications') && (
                  <Button
                    size="small"
                    component="a"
                    href={`${entered.route}?${ENTERING}`}
                    target="_blank"
                  >
                    {t('Enter an application')}
                  </Button>
                )}
                <Button size="small" onClick={readAgain}>
                  {t('Refresh')}
                </Button>
                {canSplit && (
                  <Button
                    size="small"
                    onClick={() => useSplitChoice.setState({ isSplit: !isSplit })}
                  >
                    {isSplit ? t('Close the reading pane') : t('Reading pane')}
                  </Button>
                )}
                {FEATURES.map(
                  ({ InboxTool }, index) =>
                    InboxTool && <InboxTool key={index} service={service} />,
                )}
                <MenuChoice
                  label={t('Columns')}
                  options={columnsOf(shown)
                    .slice(1)
                    .map(({ name, label }) => [name, label] as const)}
                  isOn={isShown}
                  onChoose={toggle}
                />
                {backendHas('exports') && may('exportApplications') && (
                  <ExportMenu query={list.query} service={service} total={shown.total} />
                )}
              </div>
            </Box>
            <ArrivedRow at={shown.at} list={list} service={service} reload={readAgain} />
            <Rows
              inbox={shown}
              list={list}
              service={service}
              columns={columnsOf(shown).filter(({ name }) => isShown(name))}
              colleagues={colleagues}
              reload={inbox.reload}
              readings={readings}
            />
          </>
        )}
      </Waiting>
    </section>
  );
}

interface RowsProps extends Omit<ShownInboxProps, 'inbox'> {
  readonly inbox: InboxPageRows;
  readonly columns: readonly Column<InboxRowData>[];
  readonly colleagues: Colleagues;
  readonly reload: () => void;
  readonly readings: number;
}

function Rows({ inbox, list, service, columns, colleagues, reload, readings }: RowsProps) {
  const { query } = list;
  const [own] = useState<OwnChanges>(() => new Map());
  const rows = useStayingRows(inbox.rows, own, JSON.stringify([query, service, readings]));
  const [location] = useLocation();
  const search = useSearch();
  const here = search ? `${location}?${search}` : location;
  useEffect(
    () => rememberList({ inbox, query, service, href: here }),
    [inbox, query, service, here],
  );
  const place = useLeftPlace(here, rows);
  const split = useSplit(place.onClickCapture);
  const hrefOf = (id: string) => `${location}/application/${encodeURIComponent(id)}`;
  const chosen = useChosen(rows, JSON.stringify([{ ...query, page: 0 }, service]));
  const rowOf = (id: string) => rows.find((row) => row.id === id) ?? chosen.all.get(id);
  const bulk = useBulk({
    rowOf,
    own,
    query,
    service,
    onDone: reload,
    onErased: chosen.drop,
  });
  const [asked, setAsked] = useState<Asked>();
  const me = useSession(({ user }) => user?.id);
  const may = useMay();
  const isHandler = may('handleApplications');
  useInboxKeys({
    onToggle: (id) => backendHas('handling') && chosen.toggle(id),
    onEnd: (by) => {
      const page = query.page + by;
      if (page < 1 || page > Math.ceil(inbox.total / query.perPage)) return;
      focusOnceRead(by > 0 ? 0 : -1);
      list.change({ page });
    },
    onAssign: (id) => isHandler && me !== undefined && void bulk.change([id], { assignee: me }),
    onStatus: (id, row) => isHandler && setAsked({ id, row }),
    onRead: (id) => {
      const isUnread = { ...rowOf(id), ...own.get(id) }.unread ?? false;
      if (backendHas('readMarks')) void bulk.mark([id], isUnread);
    },
  });
  const table = (
    <DataTable
      label={t('Applications')}
      list={list}
      page={{ rows, total: inbox.total }}
      columns={split.isOpen ? columns.filter(({ name }) => BESIDE_PANE.has(name)) : columns}
      rowHref={({ id }) => hrefOf(id)}
      current={split.current}
      emphasis={({ unread }) => unread}
      hasLeft={({ hasLeft }) => hasLeft === true}
      {...(backendHas('handling') && {
        choosing: {
          chosen: new Set(chosen.ids),
          onToggle: chosen.toggle,
          onChoose: chosen.choosePage,
          labelOf: ({ name, reference }: InboxRowData) =>
            t('Choose {{name}}', { name: name || reference || t('application') }),
        },
      })}
      empty={
        isNarrowed(query)
          ? t('No application matches these filters.')
          : t('No applications yet. What visitors send appears here.')
      }
    />
  );
  if (!backendHas('handling')) return <div {...place}>{table}</div>;
  return (
    <>
      {chosen.ids.length > 0 && (
        <BulkBar
          ids={chosen.ids}
          service={service ?? query.filters.service}
          colleagues={colleagues}
          bulk={bulk}
          total={inbox.total}
          onAll={async () => {
            for (let page = 1; (page - 1) * AT_ONCE < inbox.total; page += 1) {
              const path = listPath({ ...query, page, perPage: AT_ONCE }, service);
              chosen.add(inboxIn(await call('GET', path)).rows);
            }
          }}
          onNone={chosen.none}
        />
      )}
      <div className={split.isOpen ? 'ap-split' : undefined}>
        <div {...split.handlers}>{table}</div>
        {split.isOpen && (
          <ReadingPane
            key={split.current}
            id={split.current}
            version={rows.find(({ id }) => id === split.current)?.version}
            hrefOf={hrefOf}
            onChange={reload}
          />
        )}
      </div>
      <StatusMenu
        anchor={asked?.row}
        service={asked && rowOf(asked.id)?.service}
        current={asked && rowOf(asked.id)?.status}
        onChoose={(status) => asked && void bulk.change([asked.id], { status })}
        onClose={() => setAsked(undefined)}
      />
      {rows.length > 0 && <p className="pn-keys pn-small">{keyWords(isHandler)}</p>}
    </>
  );
}

/** The application whose status is asked for, and its row. */
interface Asked {
  readonly id: string;
  readonly row: HTMLElement;
}

const keyWords = (isHandler: boolean): string =>
  isHandler
    ? t(
        'Keys: / search, j and k next and previous, s status, a assign to me, e read or unread, x choose, Ctrl+Z undo',
      )
    : t('Keys: / search, j and k next and previous, x choose, e read or unread');

function summary({ total, unread }: InboxPageRows): string {
  const all = t('{{count}} applications', { count: total, defaultValue_one: '1 application' });
  if (!backendHas('readMarks') || total === 0) return all;
  return unread > 0
    ? t('{{all}}, {{unread}} unread', { all, unread })
    : t('{{all}}, all read', { all });
}
