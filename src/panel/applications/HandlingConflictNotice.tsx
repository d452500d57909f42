import { ConflictNotice, type ConflictNoticeProps } from '../data/ConflictNotice';
import { dayText } from './moment';
import { STATUS_BOOK } from './statusBook';
import type { Colleagues } from './useColleagues';
import type { HandlingConflict } from './useHandling';
import { t } from '../language/t';
import { panelLanguage } from '../language/panelLanguage';

interface HandlingConflictNoticeProps extends Pick<
  ConflictNoticeProps,
  'onTakeTheirs' | 'onKeepMine'
> {
  readonly conflict: HandlingConflict;
  readonly service: string;
  readonly colleagues: Colleagues;
}

/** Shows what a colleague has set meanwhile, beside what was chosen here. */
export function HandlingConflictNotice({
  conflict: { savedBy, savedAt, mine, theirs },
  service,
  colleagues,
  ...choices
}: HandlingConflictNoticeProps) {
  const name = savedBy === '' ? '' : colleagues.nameAt(savedBy);
  const changes = [changeOf({ mine, theirs, service }, colleagues)];
  return <ConflictNotice {...choices} name={name} savedAt={savedAt} changes={changes} />;
}

type Choices = Pick<HandlingConflict, 'mine' | 'theirs'> & { readonly service: string };

function changeOf({ mine, theirs, service }: Choices, { nameOf }: Colleagues) {
  if (mine.status !== undefined) {
    const word = (status: string) => STATUS_BOOK.nameOf(service, status, panelLanguage());
    return { what: t('Status'), theirs: word(theirs.status), mine: word(mine.status) };
  }
  if (mine.assignee !== undefined) {
    const word = (id: string | null) => (id === null ? t('Nobody') : nameOf(id));
    return { what: t('Assigned to'), theirs: word(theirs.assignee), mine: word(mine.assignee) };
  }
  const word = (day: string | null | undefined) => (day ? dayText(day) : '—');
  return { what: t('Due'), theirs: word(theirs.due), mine: word(mine.due) };
}
