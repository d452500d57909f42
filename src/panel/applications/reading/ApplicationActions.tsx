import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { backendHas } from '../../../platform/api/capabilities';
import { recountUnread } from '../../arrivals/useArrivals';
import { ConfirmDelete } from '../../data/ConfirmDelete';
import { staffCall } from '../../data/staffCall';
import { sayDone } from '../../layout/notices';
import { useMay } from '../../session/may';
import { wayBack } from '../list/lastList';
import { MenuChoice } from '../MenuChoice';
import { markRead } from './useReading';
import { t } from '../../language/t';
import { useRun } from '../../data/useRun';

interface ApplicationActionsProps {
  readonly id: string;
  /** What staff call it: service, key fact and reference. */
  readonly name: string;
  readonly back: string;
  /** False while a photo is loading. */
  readonly canPrint: boolean;
  /** Prints it, with the notes of staff or without. */
  readonly onPrint: (withNotes: boolean) => void;
  readonly hasNotes: boolean;
}

/** Renders the actions for a whole application, such as printing and erasing. */
export function ApplicationActions({
  id,
  name,
  back,
  canPrint,
  onPrint,
  hasNotes,
}: ApplicationActionsProps) {
  const may = useMay();
  const [, navigate] = useLocation();
  const [asks, setAsks] = useState(false);
  const { run } = useRun();
  const leaveAfter = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      navigate(wayBack(back));
    });
  return (
    <>
      {hasNotes ? (
        <MenuChoice
          label={t('Print')}
          disabled={!canPrint}
          options={[
            ['without', t('Without notes')],
            ['with', t('With staff notes')],
          ]}
          onChoose={(choice) => onPrint(choice === 'with')}
        />
      ) : (
        <Button size="small" variant="outlined" disabled={!canPrint} onClick={() => onPrint(false)}>
          {t('Print')}
        </Button>
      )}
      {backendHas('readMarks') && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => void leaveAfter(() => markRead(id, false))}
        >
          {t('Mark as unread')}
        </Button>
      )}
      {backendHas('erasure') && may('eraseApplications') && (
        <>
          <Button size="small" variant="outlined" color="error" onClick={() => setAsks(true)}>
            {t('Delete')}
          </Button>
          <ConfirmDelete
            open={asks}
            name={name}
            onCancel={() => setAsks(false)}
            onDelete={() => {
              setAsks(false);
              void leaveAfter(async () => {
                await staffCall('DELETE', `application/${id}/`);
                recountUnread();
                sayDone(t('Deleted'));
              });
            }}
          />
        </>
      )}
    </>
  );
}
