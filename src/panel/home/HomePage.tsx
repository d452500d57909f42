import ListItem from '@mui/material/ListItem';
import List from '@mui/material/List';
import { PanelCard } from '../base/PanelCard';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { PanelFrame } from '../layout/PanelFrame';
import { useMay } from '../session/may';
import { DaysCard } from './DaysCard';
import { dashboardIn } from './dashboard';
import { DropOffCard } from './DropOffCard';
import { FailedCard } from './FailedCard';
import { BrokenCard, MissingCard } from './MissingCard';
import { inWords } from '../language/inWords';
import { t } from '../language/t';
import './panelHome.css';
import { useState } from 'react';
import { momentText } from '../base/moment';
import { agoText } from '../base/ago';
import type { Dashboard } from '../../contract/panel';
import type { PanelText } from '../language/panelText';
import { Link } from 'wouter';
import { panelPages, serviceName } from '../pages';
import { panelHref } from '../base/panelHref';
import { tabsOf } from '../layout/tabs';
import { countText, useCounted } from '../arrivals/useCounted';

const doubtWords = inWords({
  clock:
    'The date of the server may be wrong, so nothing is erased because of its age for now. Ask whoever looks after the server to check its date and time. If it stays as it is for a day, the server takes it to be right.',
  many: 'Unusually many applications have reached the age at which they are erased. The server waits a day before it erases them. If you want to keep them, ask whoever looks after the server to check its date and time and the setting RETENTION_DAYS.',
});

/** Renders the dashboard: to each account what its work is. */
export function HomePage() {
  const may = useMay();
  const dashboard = useFetched('dashboard/', dashboardIn);
  return (
    <PanelFrame
      title={t('Home')}
      actions={<Button onClick={dashboard.reload}>{t('Refresh')}</Button>}
    >
      <Waiting of={dashboard}>
        {(home) => (
          <div className="pn-cards stack-20">
            {home.doubts.map((doubt) => (
              <Alert key={doubt} severity="warning" className="hm-wide">
                {doubtWords(doubt)}
              </Alert>
            ))}
            {home.mailFails && (
              <Alert severity="error" className="hm-wide">
                {t(
                  'No e-mail is sent: the mail server does not answer, or refuses. What waits is sent as soon as it accepts.',
                )}
              </Alert>
            )}
            {home.receiptLimit !== null && (
              <Alert severity="warning" className="hm-wide">
                {t(
                  'Today’s limit of {{number}} confirmations by e-mail is reached. Applicants get none until tomorrow. Whoever looks after the server can raise the limit (RECEIPTS_A_DAY).',
                  { number: home.receiptLimit },
                )}
              </Alert>
            )}
            <FailedCard failed={home.failed} onChanged={dashboard.reload} />
            {may('handleApplications') && <Today />}
            {may('readApplications') && (
              <>
                <WaitingCard waiting={home.waiting} />
                <div className="pn-column stack-20">
                  <DaysCard days={home.days} />
                  {may('operate') && <BackupCard key={home.lastBackupAt} at={home.lastBackupAt} />}
                  <DropOffCard />
                </div>
              </>
            )}
            <BrokenCard broken={home.broken} />
            {may('editContent') && <MissingCard missing={home.missing} total={home.missingTotal} />}
          </div>
        )}
      </Waiting>
    </PanelFrame>
  );
}

/** The age, two days, above which the last backup is shown as a warning. */
const TOO_OLD_MS = 2 * 24 * 60 * 60 * 1000;

interface BackupCardProps {
  /** ISO 8601; null if there is no backup. */
  readonly at: string | null;
}

/** Renders how old the last backup was when it was read, as a warning if it is too old or missing. */
function BackupCard({ at }: BackupCardProps) {
  const [now] = useState(() => new Date());
  return (
    <PanelCard title={t('Last backup')}>
      {at === null || Number.isNaN(Date.parse(at)) ? (
        <Alert severity="warning">
          {t('No backup has been made yet. Ask whoever looks after the server to set one up.')}
        </Alert>
      ) : (
        <>
          <p>
            <strong>{agoText(at, now)}</strong>{' '}
            <span className="muted">
              (<time dateTime={at}>{momentText(at)}</time>)
            </span>
          </p>
          {now.getTime() - Date.parse(at) > TOO_OLD_MS && (
            <Alert severity="warning">
              {t('That is more than two days. Ask whoever looks after the server to see why.')}
            </Alert>
          )}
        </>
      )}
    </PanelCard>
  );
}

/** Renders the number of new applications by service, as links to them. */
function WaitingCard({ waiting }: { readonly waiting: Dashboard['waiting'] }) {
  const may = useMay();
  if (waiting.length === 0) return may('handleApplications') ? null : <NothingWaiting />;
  return (
    <PanelCard title={t('New applications')}>
      <List disablePadding>
        {waiting.map(({ service, count, days }) => (
          <ListItem divider key={service}>
            <Link href={hrefOf(service)} className="hm-service">
              {serviceName(service)}
            </Link>
            <Trend days={days} />
            <span className="hm-count">{countText(count)}</span>
          </ListItem>
        ))}
      </List>
    </PanelCard>
  );
}

/** Draws how many applications arrived on each of some days, the last one where reading ends. */
function Trend({ days }: { readonly days: readonly number[] }) {
  const most = Math.max(1, ...days);
  const points = days.map((count, index) => `${index},${10 - (9 * count) / most}`);
  const text = t('{{number}} in {{days}} days', {
    number: days.reduce((sum, count) => sum + count, 0),
    days: days.length,
  });
  return (
    <span title={text}>
      <svg
        className="pn-pointing hm-trend"
        viewBox={`0 0 ${days.length - 1} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline points={points.join(' ')} />
      </svg>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** Returns the URL of the service's own list, or of the inbox if it has no page. */
function hrefOf(service: string): string {
  for (const page of panelPages()) {
    const tab = tabsOf(page).find((one) => one.service?.id === service);
    if (tab) return panelHref(page.path, { tab: tab.id, status: 'new' });
  }
  return panelHref('home/inbox', { service, status: 'new' });
}

/** What waits for the account, what cannot wait first. */
const LISTS = [
  ['Your overdue applications', { assignee: 'me', due: 'overdue' }],
  ['Your applications due within a week', { assignee: 'me', due: 'week' }],
  ['To check', { check: '1', order: 'sentAt' }],
  ['Your new applications', { assignee: 'me', status: 'new' }],
  ['New and unassigned', { assignee: 'none', status: 'new' }],
  ['New for more than three days', { status: 'new', olderThan: '3' }],
  ['Your open applications', { assignee: 'me', open: '1' }],
  ['Everybody’s overdue applications', { due: 'overdue' }],
] as const satisfies readonly (readonly [PanelText, Readonly<Record<string, string>>])[];

/** Renders what the account has to do today, as links to the applications. */
function Today() {
  return (
    <section aria-label={t('Your work')} className="hm-wide hm-today">
      {LISTS.map(([name, query]) => (
        <Figure key={name} name={t(name)} query={query} />
      ))}
      <NothingWaiting />
    </section>
  );
}

const NothingWaiting = () => (
  <p className="muted">{t('Nothing is waiting. What visitors send appears here.')}</p>
);

interface FigureProps {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Renders nothing for a list without applications. */
function Figure({ name, query }: FigureProps) {
  const count = useCounted(new URLSearchParams(query).toString());
  if (count === 0) return null;
  if (count === undefined) return <span hidden />;
  const isLate = query.due === 'overdue';
  return (
    <Link href={panelHref('home/inbox', query)}>
      <strong className={isLate ? 'pn-alarming' : undefined}>{countText(count)}</strong> {name}
    </Link>
  );
}
