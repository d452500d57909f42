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
import { ActionMenu, MenuChoice } from '../MenuChoice';
import { markRead } from './useReading';
import { t } from '../../language/t';
import { useRun } from '../../data/useRun';

interface ApplicationActionsProps {
  readonly id: string;
  /** What staff call it: service, key fact and reference. */
  readonly name: string;
  readonly back: string;
  /** Prints it, with the notes of staff or without. */
  readonly onPrint: (withNotes: boolean) => void;
  readonly hasNotes: boolean;
  readonly asVisitor: boolean;
  readonly onAsVisitor: () => void;
}

/** Renders the actions for a whole application, such as printing and erasing. */
export function ApplicationActions({
  id,
  name,
  back,
  onPrint,
  hasNotes,
  asVisitor,
  onAsVisitor,
}: ApplicationActionsProps) {
  const may = useMay();
  const [, navigate] = useLocation();
  /** Undefined: the question was never asked. */
  const [asks, setAsks] = useState<boolean>();
  const { run } = useRun();
  const leaveAfter = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      navigate(wayBack(back));
    });
  const more: readonly (readonly [string, () => void])[] = [
    [asVisitor ? t('Answers') : t('As the visitor saw it'), onAsVisitor],
    ...(backendHas('readMarks')
      ? [[t('Mark as unread'), () => void leaveAfter(() => markRead(id, false))] as const]
      : []),
    ...(backendHas('erasure') && may('eraseApplications')
      ? [[t('Delete'), () => setAsks(true)] as const]
      : []),
  ];
  return (
    <>
      {hasNotes ? (
        <MenuChoice
          label={t('Print')}
          options={[
            ['without', t('Without notes')],
            ['with', t('With staff notes')],
          ]}
          onChoose={(choice) => onPrint(choice === 'with')}
        />
      ) : (
        <Button size="small" variant="outlined" onClick={() => onPrint(false)}>
          {t('Print')}
        </Button>
      )}
      <ActionMenu isIcon label={t('More')} actions={more} />
      {asks !== undefined && (
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
      )}
    </>
  );
}
