import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { PanelFrame } from '../layout/PanelFrame';
import { useMay } from '../session/may';
import { BackupCard } from './BackupCard';
import { BrokenCard } from './BrokenCard';
import { DaysCard } from './DaysCard';
import { dashboardIn } from './dashboard';
import { DropOffCard } from './DropOffCard';
import { FailedCard } from './FailedCard';
import { MissingCard } from './MissingCard';
import { WaitingCard } from './WaitingCard';
import { YoursCard } from './YoursCard';
import { inWords } from '../language/inWords';
import { t } from '../language/t';
import './panelHome.css';

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
      actions={
        <Button size="small" onClick={dashboard.reload}>
          {t('Refresh')}
        </Button>
      }
    >
      <Waiting of={dashboard}>
        {({
          waiting,
          days,
          missing,
          missingTotal,
          broken,
          lastBackupAt,
          failed,
          receiptLimit,
          doubts,
        }) => (
          <div className="pn-cards stack-20">
            {doubts.map((doubt) => (
              <Alert key={doubt} severity="warning" className="hm-wide">
                {doubtWords(doubt)}
              </Alert>
            ))}
            {receiptLimit !== null && (
              <Alert severity="warning" className="hm-wide">
                {t(
                  'Today’s limit of {{number}} confirmations by e-mail is reached. Applicants get none until tomorrow. Whoever looks after the server can raise the limit (RECEIPTS_A_DAY).',
                  { number: receiptLimit },
                )}
              </Alert>
            )}
            <FailedCard failed={failed} onChanged={dashboard.reload} />
            <div className="pn-column stack-20">
              {may('handleApplications') && <YoursCard />}
              {may('readApplications') && <DaysCard days={days} />}
              {may('operate') && <BackupCard key={lastBackupAt} at={lastBackupAt} />}
            </div>
            <BrokenCard broken={broken} />
            {may('readApplications') && (
              <div className="pn-column stack-20">
                <WaitingCard waiting={waiting} />
                <DropOffCard />
              </div>
            )}
            {may('editContent') && <MissingCard missing={missing} total={missingTotal} />}
          </div>
        )}
      </Waiting>
    </PanelFrame>
  );
}
