import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { dayText, momentText } from './moment';
import { STATUS_BOOK } from './statusBook';
import type { Colleagues } from './useColleagues';
import type { HandlingConflict } from './useHandling';
import { t } from '../language/t';
import { panelLanguage } from '../language/panelLanguage';
import { Words } from '../language/Words';

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
        <Words
          text="{{name}} changed “{{what}}” to “{{theirs}}” ({{moment}}). You chose “{{mine}}”."
          values={{
            name: <bdi>{savedBy === '' ? t('A colleague') : colleagues.nameAt(savedBy)}</bdi>,
            what,
            theirs: <bdi>{theirWord}</bdi>,
            moment: momentText(savedAt),
            mine: <bdi>{myWord}</bdi>,
          }}
        />
      </p>
      <div className="pn-tools">
        <Button size="small" onClick={onTakeTheirs}>
          {t('Take theirs')}
        </Button>
        <Button size="small" onClick={onKeepMine}>
          {t('Keep mine')}
        </Button>
      </div>
    </Alert>
  );
}

type Choices = Pick<HandlingConflict, 'mine' | 'theirs'> & { readonly service: string };

function wordsOf({ mine, theirs, service }: Choices, { nameOf }: Colleagues) {
  if (mine.status !== undefined) {
    const word = (status: string) => STATUS_BOOK.nameOf(service, status, panelLanguage());
    return { what: t('Status'), theirWord: word(theirs.status), myWord: word(mine.status) };
  }
  if (mine.assignee !== undefined) {
    const word = (id: string | null) => (id === null ? t('Nobody') : nameOf(id));
    return {
      what: t('Assigned to'),
      theirWord: word(theirs.assignee),
      myWord: word(mine.assignee),
    };
  }
  const word = (day: string | null | undefined) => (day ? dayText(day) : '—');
  return { what: t('Due'), theirWord: word(theirs.due), myWord: word(mine.due) };
}
