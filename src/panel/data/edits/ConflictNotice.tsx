import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { momentText } from '../../base/moment';
import { t } from '../../language/t';
import { Words } from '../../language/Words';

interface ConflictNoticeProps {
  /** The colleague's name; empty if it is not known. */
  readonly name: string;
  readonly savedAt: string;
  readonly changes: readonly ConflictingChange[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

interface ConflictingChange {
  readonly what: string;
  readonly theirs: ReactNode;
  readonly mine: ReactNode;
}

/** Shows what a colleague has set meanwhile, beside what was chosen here. */
export const ConflictNotice = ({
  name,
  savedAt,
  changes,
  onTakeTheirs,
  onKeepMine,
}: ConflictNoticeProps) => (
  <Alert severity="warning">
    {changes.map(({ what, theirs, mine }) => (
      <p key={what}>
        <Words
          text="{{name}} changed “{{what}}” to “{{theirs}}” ({{moment}}). You chose “{{mine}}”."
          values={{
            name: <bdi>{name || t('A colleague')}</bdi>,
            what,
            theirs: <bdi>{theirs}</bdi>,
            moment: momentText(savedAt),
            mine: <bdi>{mine}</bdi>,
          }}
        />
      </p>
    ))}
    <div className="row">
      <Button onClick={onTakeTheirs}>{t('Take theirs')}</Button>
      <Button onClick={onKeepMine}>{t('Keep mine')}</Button>
    </div>
  </Alert>
);
