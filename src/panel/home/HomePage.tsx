import Button from '@mui/material/Button';
import { useStaff } from '../data/useStaff';
import { Waiting } from '../data/Waiting';
import { PanelFrame } from '../layout/PanelFrame';
import { BackupCard } from './BackupCard';
import { DaysCard } from './DaysCard';
import { dashboardIn } from './dashboard';
import { FailedCard } from './FailedCard';
import { MissingCard } from './MissingCard';
import { WaitingCard } from './WaitingCard';
import './home.css';

/**
 * Renders the dashboard: messages that were not sent, waiting applications, recent days, missing
 * translations, last backup.
 */
export function HomePage() {
  const dashboard = useStaff('dashboard/', dashboardIn);
  return (
    <PanelFrame
      title="Home"
      actions={
        dashboard.state === 'ready' && (
          <Button size="small" onClick={dashboard.reload}>
            Refresh
          </Button>
        )
      }
    >
      <Waiting of={dashboard}>
        {({ waiting, days, missing, missingTotal, lastBackupAt, failed }) => (
          <div className="hm-cards">
            <FailedCard
              failed={failed}
              onChanged={() => {
                if (dashboard.state === 'ready') dashboard.reload();
              }}
            />
            <WaitingCard waiting={waiting} />
            <DaysCard days={days} />
            <BackupCard at={lastBackupAt} now={new Date()} />
            <MissingCard missing={missing} total={missingTotal} />
          </div>
        )}
      </Waiting>
    </PanelFrame>
  );
}
