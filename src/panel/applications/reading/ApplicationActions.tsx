import { useLocation } from 'wouter';
import { backendHas } from '../../../platform/api/capabilities';
import { recountUnread } from '../../arrivals/useArrivals';
import { askDelete } from '../../data/askDelete';
import { staffCall } from '../../data/staffCall';
import { type Action, useActions } from '../../layout/actions';
import { sayDone } from '../../layout/notices';
import { useMay } from '../../session/may';
import { wayBack } from '../list/lastList';
import { ActionMenu } from '../ActionMenu';
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
  const { run } = useRun();
  const leaveAfter = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      navigate(wayBack(back));
    });
  const erase = async () => {
    if (!(await askDelete({ name }))) return;
    await leaveAfter(async () => {
      await staffCall('DELETE', `application/${id}/`);
      recountUnread();
      sayDone(t('Deleted'));
    });
  };
  const unread = {
    title: t('Mark as unread'),
    act: () => void leaveAfter(() => markRead(id, false)),
  };
  const actions: readonly Action[] = [
    { title: t('Print'), act: () => onPrint(false) },
    ...(hasNotes ? [{ title: t('Print with staff notes'), act: () => onPrint(true) }] : []),
    { title: asVisitor ? t('Answers') : t('As the visitor saw it'), act: onAsVisitor },
    ...(backendHas('readMarks') ? [unread] : []),
    ...(backendHas('erasure') && may('eraseApplications')
      ? [{ title: t('Delete'), act: () => void erase() }]
      : []),
  ];
  useActions(actions);
  return <ActionMenu isIcon label={t('More')} actions={actions} />;
}
