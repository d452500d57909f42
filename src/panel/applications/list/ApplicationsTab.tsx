import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type ListUse, useListQuery } from '../../data/list/useListQuery';
import { useChanged } from '../../arrivals/arrivalStore';
import { type Fetching, useFetched } from '../../../platform/api/useFetched';
import { backendHas } from '../../../platform/api/capabilities';
import { Waiting } from '../../data/Waiting';
import './applications.css';
import { useMay } from '../../session/may';
import { ENTERING } from '../../../contract/siteRoutes';
import { serviceCalled } from '../../pages';
import { ArrivedRow } from './ArrivedRow';
import { ExportMenu } from './bulk/ExportMenu';
import { type InboxPageRows, inboxIn } from '../inbox';
import { InboxRows } from './InboxRows';
import { inboxColumns } from './inboxColumns';
import { InboxFilters } from './filters/InboxFilters';
import { INBOX_FILTERS, SERVICE_FILTERS } from '../inboxQuery';
import { listCall } from './lastList';
import { FEATURES } from '../../features';
import { useSentRows } from './useSentRows';
import { useColleagues } from '../useColleagues';
import { useCanSplit, useSplitChoice } from './useSplit';
import { useColumnChoice } from './useColumnChoice';
import { MenuChoice } from '../MenuChoice';
import { t } from '../../language/t';

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
  const may = useMay();
  const colleagues = useColleagues();
  const canSplit = useCanSplit();
  const { isSplit } = useSplitChoice();
  const { isShown, toggle } = useColumnChoice(service);
  // The mark of an application that was opened may be stored only after the list was read.
  useChanged(inbox.reload);
  const [isFolded, setFolded] = useState(true);
  const [readings, setReadings] = useState(0);
  const readAgain = () => {
    setReadings((last) => last + 1);
    inbox.reload();
  };
  const columnsOf = ({ columns, rows }: InboxPageRows) =>
    inboxColumns(service === undefined ? undefined : columns, {
      nameOf: colleagues.nameOf,
      hasMoney: rows.some(({ open = [] }) => open.length > 0),
    });
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
            <ArrivedRow inbox={shown} list={list} service={service} reload={readAgain} />
            <InboxRows
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

function summary({ total, unread }: InboxPageRows): string {
  const all = t('{{count}} applications', { count: total, defaultValue_one: '1 application' });
  if (!backendHas('readMarks') || total === 0) return all;
  return unread > 0
    ? t('{{all}}, {{unread}} unread', { all, unread })
    : t('{{all}}, all read', { all });
}
