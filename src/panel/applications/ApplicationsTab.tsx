import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DataTable } from '../data/DataTable';
import { type ListUse, useListQuery } from '../data/useListQuery';
import { type Staffed, useStaff } from '../data/useStaff';
import { hasOwnCalls } from '../../platform/settings';
import { Waiting } from '../data/Waiting';
import './applications.css';
import { ExportButtons } from './ExportButtons';
import { type InboxPageRows, inboxIn } from './inbox';
import { inboxColumns } from './inboxColumns';
import { InboxFilters } from './InboxFilters';
import { INBOX_FILTERS, isNarrowed, listPath, SERVICE_FILTERS } from './inboxQuery';
import { rememberList } from './lastList';
import { type Colleagues, useColleagues } from './useColleagues';
import { WhoseTabs } from './WhoseTabs';

interface ApplicationsTabProps {
  /** The id of a service; undefined for all services. */
  readonly service: string | undefined;
}

const NEWEST_FIRST = '-createdAt';

/** Renders the inbox of one service or of all, with search, filters and export. */
export function ApplicationsTab({ service }: ApplicationsTabProps) {
  const list = useListQuery({
    order: NEWEST_FIRST,
    filters: service === undefined ? INBOX_FILTERS : SERVICE_FILTERS,
  });
  const inbox = useStaff(listPath(list.query, service), inboxIn);
  return <ShownInbox inbox={inbox} list={list} service={service} />;
}

interface ShownInboxProps extends ApplicationsTabProps {
  readonly inbox: Staffed<InboxPageRows>;
  readonly list: ListUse;
}

/** Renders a list of applications from either of the two list calls. */
export function ShownInbox({ inbox, list, service }: ShownInboxProps) {
  const colleagues = useColleagues();
  return (
    <section className="ap-inbox" aria-label="Applications">
      {hasOwnCalls && <WhoseTabs list={list} />}
      <InboxFilters list={list} service={service} colleagues={colleagues} />
      <Waiting of={inbox}>
        {(shown) => (
          <>
            <div className="ap-summary">
              <p role="status">{summary(shown)}</p>
              <div className="pn-tools">
                {inbox.state === 'ready' && (
                  <Button size="small" onClick={inbox.reload}>
                    Refresh
                  </Button>
                )}
                {hasOwnCalls && (
                  <ExportButtons query={list.query} service={service} total={shown.total} />
                )}
              </div>
            </div>
            <Rows inbox={shown} list={list} service={service} colleagues={colleagues} />
          </>
        )}
      </Waiting>
    </section>
  );
}

interface RowsProps {
  readonly inbox: InboxPageRows;
  readonly list: ListUse;
  readonly service: string | undefined;
  readonly colleagues: Colleagues;
}

function Rows({ inbox, list, service, colleagues }: RowsProps) {
  const { query, change } = list;
  const { rows, columns, total } = inbox;
  const [location] = useLocation();
  const search = useSearch();
  const shown = useMemo(
    () => inboxColumns(service === undefined ? undefined : columns, colleagues.nameOf),
    [service, columns, colleagues],
  );
  const here = search ? `${location}?${search}` : location;
  useEffect(() => rememberList({ href: here, ids: rows.map(({ id }) => id) }), [here, rows]);
  return (
    <DataTable
      label="Applications"
      columns={shown}
      rows={rows}
      total={total}
      page={query.page}
      perPage={query.perPage}
      order={query.order}
      onChange={change}
      rowHref={({ id }) => `${location}/application/${encodeURIComponent(id)}`}
      emphasis={({ unread }) => unread}
      empty={
        isNarrowed(query) ? (
          <p>No application matches these filters.</p>
        ) : (
          <p>No applications yet. What visitors send appears here.</p>
        )
      }
    />
  );
}

function summary({ total, unread }: InboxPageRows): string {
  const all = total === 1 ? '1 application' : `${total} applications`;
  if (!hasOwnCalls) return all;
  return unread > 0 ? `${all}, ${unread} unread` : `${all}, all read`;
}
