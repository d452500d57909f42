import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { dayText, momentText } from './moment';
import { STATUS_BOOK } from './statuses';
import type { Colleagues } from './useColleagues';
import type { Handled, HandlingConflict } from './useHandling';
import { WORDS } from './words';

interface HandlingConflictNoticeProps {
  readonly conflict: HandlingConflict;
  readonly service: string;
  readonly colleagues: Colleagues;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Shows what a colleague has set meanwhile, beside what was chosen here. */
export function HandlingConflictNotice({
  conflict: { savedBy, savedAt, mine, theirs },
  service,
  colleagues,
  onTakeTheirs,
  onKeepMine,
}: HandlingConflictNoticeProps) {
  const { what, theirWord, myWord } = wordsOf({ mine, theirs, service }, colleagues);
  return (
    <Alert severity="warning">
      <p>
        <bdi>{savedBy === '' ? WORDS.colleague : colleagues.nameAt(savedBy)}</bdi> set {what} to “
        {theirWord}” ({momentText(savedAt)}). You chose “{myWord}”.
      </p>
      <div className="ap-work-save">
        <Button size="small" onClick={onTakeTheirs}>
          {WORDS.takeTheirs}
        </Button>
        <Button size="small" onClick={onKeepMine}>
          {WORDS.keepMine}
        </Button>
      </div>
    </Alert>
  );
}

interface Choices {
  readonly mine: Partial<Handled>;
  readonly theirs: Handled;
  readonly service: string;
}

function wordsOf({ mine, theirs, service }: Choices, { nameOf }: Colleagues) {
  if (mine.status !== undefined) {
    const word = (status: string) => STATUS_BOOK.nameOf(service, status);
    return { what: 'the status', theirWord: word(theirs.status), myWord: word(mine.status) };
  }
  if (mine.assignee !== undefined) {
    const word = (id: string | null) => (id === null ? WORDS.nobody : nameOf(id));
    return { what: '“Assigned to”', theirWord: word(theirs.assignee), myWord: word(mine.assignee) };
  }
  const word = (day: string | null | undefined) => (day ? dayText(day) : '—');
  return { what: 'the date', theirWord: word(theirs.due), myWord: word(mine.due) };
}
