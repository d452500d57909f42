import type { User } from '../../contract/accounts';
import { ConflictNotice } from '../data/edits/ConflictNotice';
import { KeptNotice } from '../data/edits/KeptNotice';
import type { EditOf } from '../data/edits/useEditOf';
import { fieldName } from '../data/fields/fieldNames';

interface EditNoticesProps<T extends object> {
  readonly user: User;
  readonly edit: EditOf<T>;
  readonly wordsOf: (values: T) => Readonly<Record<keyof T, string>>;
  readonly onKeepMine: () => void;
}

/** Renders an edit of an earlier visit, and what a colleague has changed meanwhile. */
export function EditNotices<T extends object>({
  user: { changedBy, changedAt },
  edit: { kept, restore, shown, theirs, takeTheirs },
  wordsOf,
  onKeepMine,
}: EditNoticesProps<T>) {
  const mine = wordsOf(shown);
  const stored = wordsOf({ ...shown, ...theirs });
  const changes = (Object.keys(theirs) as (keyof T & string)[]).map((name) => ({
    what: fieldName(name),
    theirs: stored[name],
    mine: mine[name],
  }));
  return (
    <>
      <KeptNotice kept={kept} onRestore={restore} />
      {changes.length > 0 && (
        <ConflictNotice
          name={changedBy ?? ''}
          savedAt={changedAt ?? ''}
          changes={changes}
          onTakeTheirs={takeTheirs}
          onKeepMine={onKeepMine}
        />
      )}
    </>
  );
}
