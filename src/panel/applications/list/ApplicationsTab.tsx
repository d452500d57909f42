import { useState } from 'react';
import { type ListUse, useListQuery } from '../../data/list/useListQuery';
import { useChanged } from '../../arrivals/arrivalStore';
import { type Fetching, useFetched } from '../../../platform/api/useFetched';
import { backendHas } from '../../../platform/api/capabilities';
import { Waiting } from '../../data/Waiting';
import './applications.css';
import './phoneInbox.css';
import { ArrivedRow } from './ArrivedRow';
import { type InboxPageRows, inboxIn } from '../inbox';
import { InboxRows } from './InboxRows';
import { InboxTools } from './InboxTools';
import { inboxColumns } from './inboxColumns';
import { InboxFilters } from './filters/InboxFilters';
import { INBOX_FILTERS, SERVICE_FILTERS } from '../inboxQuery';
import { listCall } from './lastList';
import { ViewButton } from '../../views/ViewButton';
import { usePageAhead } from '../reading/OpenedApplication';
import { useSentRows } from './useSentRows';
import { useColleagues } from '../useColleagues';
import { useColumnChoice } from './useColumnChoice';
import { t } from '../../language/t';

interface ApplicationsTabProps {
  /** The id of a service; undefined for all services. */
  readonly service: string | undefined;
}

const NEWEST_FIRST = '-createdAt';
const NO_ROWS: InboxPageRows = { rows: [], columns: [], total: 0, unread: 0, at: undefined };

/** Renders the inbox of one service or of all, with search, filters and export. */
export function ApplicationsTab({ service }: ApplicationsTabProps) {
  const list = useListQuery({
    order: NEWEST_FIRST,
    filters: service === undefined ? INBOX_FILTERS : SERVICE_FILTERS,
  });
  const path = listCall(list.query, service);
  const inbox = useSentRows(useFetched(path, inboxIn), path);
  return <ShownInbox inbox={inbox} list={list} service={service} />;
}

interface ShownInboxProps extends ApplicationsTabProps {
  readonly inbox: Fetching<InboxPageRows>;
  readonly list: ListUse;
}

/** Renders a list of applications from either of the two list calls. */
export function ShownInbox({ inbox, list, service }: ShownInboxProps) {
  const colleagues = useColleagues();
  usePageAhead();
  const { isShown, toggle } = useColumnChoice(service);
  // The mark of an application that was opened may be stored only after the list was read.
  useChanged(inbox.reload);
  const [readings, setReadings] = useState(0);
  const [isChoosing, setChoosing] = useState(false);
  const readAgain = () => {
    setReadings((last) => last + 1);
    inbox.reload();
  };
  const columnsOf = ({ columns, rows }: InboxPageRows) =>
    inboxColumns(service === undefined ? undefined : columns, {
      nameOf: colleagues.nameOf,
      hasMoney: rows.some(({ open = [] }) => open.length > 0),
    });
  const known =
    inbox.state === 'ready' ? inbox.value : inbox.state === 'loading' ? inbox.before : undefined;
  return (
    <section
      className={`ap-inbox stack-8 ${isChoosing ? 'ap-choosing' : ''}`}
      aria-label={t('Applications')}
    >
      <InboxFilters
        {...{ list, service, colleagues }}
        tools={
          <InboxTools
            {...{ list, service, isShown }}
            total={known?.total ?? 0}
            columns={columnsOf(known ?? NO_ROWS)}
            onToggle={toggle}
            onRefresh={readAgain}
            onChoosing={() => setChoosing(!isChoosing)}
          />
        }
      >
        <ViewButton service={service} />
        <p role="status" className="pn-small ap-summary">
          {known && summary(known)}
        </p>
      </InboxFilters>
      <Waiting of={inbox} isList>
        {(shown) => (
          <>
            <ArrivedRow inbox={shown} list={list} service={service} reload={readAgain} />
            <InboxRows
              inbox={shown}
              list={list}
              service={service}
              columns={columnsOf(shown).filter(({ name }) => isShown(name))}
              colleagues={colleagues}
              reload={inbox.reload}
              readings={readings}
              isChoosing={isChoosing}
              onChosen={() => setChoosing(false)}
            />
          </>
        )}
      </Waiting>
    </section>
  );
}

function summary({ total, unread }: InboxPageRows): string {
  const all = t('{{count}} applications', { count: total });
  if (!backendHas('readMarks') || total === 0) return all;
  return unread > 0
    ? t('{{all}}, {{unread}} unread', { all, unread })
    : t('{{all}}, all read', { all });
}
