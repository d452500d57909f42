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
import { t } from '../language/t';
import './panelHome.css';

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
        {({ waiting, days, missing, missingTotal, broken, lastBackupAt, failed, receiptLimit }) => (
          <div className="pn-cards stack-20">
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
