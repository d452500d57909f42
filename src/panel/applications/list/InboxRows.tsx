import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Column, DataTable } from '../../data/list/DataTable';
import { isNarrowed, type ListUse } from '../../data/list/useListQuery';
import { backendHas } from '../../../platform/api/capabilities';
import { PHONE } from '../../base/theme';
import { useMay } from '../../session/may';
import { BulkBar } from './bulk/BulkBar';
import { type InboxPageRows, type InboxRowData, inboxIn } from '../inbox';
import { listPath } from '../inboxQuery';
import { call } from '../../../platform/api/call';
import { rememberList } from './lastList';
import { ReadingPane } from './ReadingPane';
import { useLeftPlace } from './useLeftPlace';
import { AT_ONCE, type OwnChanges, useBulk, withOwn } from './bulk/useBulk';
import { useChosen } from './bulk/useChosen';
import type { Colleagues } from '../useColleagues';
import { useInboxKeys } from './useInboxKeys';
import { useSplit } from './useSplit';
import { PickMenu } from '../../data/PickMenu';
import { statusOptions } from '../statusBook';
import { focusOnceRead } from '../../data/list/useRowFocus';
import { useStayingRows } from './useStayingRows';
import { useSession } from '../../../platform/api/sessionStore';
import { t } from '../../language/t';

/** The columns for which there is room beside an application. */
const BESIDE_PANE = new Set(['name', 'about', 'status']);

interface InboxRowsProps {
  readonly list: ListUse;
  /** The id of a service; undefined for all services. */
  readonly service: string | undefined;
  readonly inbox: InboxPageRows;
  readonly columns: readonly Column<InboxRowData>[];
  readonly colleagues: Colleagues;
  readonly reload: () => void;
  /** How often the list was read again on purpose: what had left it goes then. */
  readonly readings: number;
  /** Rows are being chosen, though none is yet. */
  readonly isChoosing: boolean;
  readonly onChosen: () => void;
}

/** Renders the rows of an inbox, what can be done with those that are chosen, and the reading pane. */
export function InboxRows(props: InboxRowsProps) {
  const { inbox, list, service, columns, colleagues, reload, readings, isChoosing } = props;
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
  const isPhone = useMediaQuery(PHONE);
  const rowOf = (id: string) => {
    const row = rows.find((one) => one.id === id) ?? chosen.all.get(id);
    return row && withOwn(row, own);
  };
  const bulk = useBulk({ rowOf, own, query, service, onFailed: reload, onErased: chosen.drop });
  const [asked, setAsked] = useState<Asked>();
  const askedRow = asked && rowOf(asked.id);
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
      if (backendHas('readMarks')) void bulk.mark([id], rowOf(id)?.unread ?? false);
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
          byRow: isPhone && (isChoosing || chosen.ids.length > 0),
          onToggle: (id: string, isRange: boolean) => {
            props.onChosen();
            chosen.toggle(id, isRange);
          },
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
      <PickMenu
        anchor={asked?.row}
        label={t('Status')}
        options={statusOptions(askedRow?.service)}
        current={askedRow?.status}
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
