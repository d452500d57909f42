import { useState } from 'react';
import { ApiError, type FieldError } from '../../platform/api/apiError';
import { hasOwnCalls } from '../../platform/readPageSettings';
import { staffCall } from '../data/staffCall';
import { sayDone } from '../layout/notices';
import { t } from '../language/t';

/** Removes a record when staff have confirmed; if others name it, the dialog says which. */
export function useRemoval(onRemoved: () => void) {
  const [path, setPath] = useState<string>();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<FieldError>();
  /** @param next the call that removes the record */
  const ask = (next: string, called: string) => {
    setRefused(undefined);
    setName(called);
    setPath(next);
  };
  const remove = async (doomed: string, isArchived = false) => {
    setPath(undefined);
    try {
      await staffCall('DELETE', isArchived ? `${doomed}?archive=1` : doomed);
    } catch (error) {
      const reason = conflictIn(error);
      // Staff have seen a notice of any other error.
      if (reason === undefined) return;
      setRefused(reason);
      setPath(doomed);
      return;
    }
    sayDone(isArchived ? t('Archived') : t('Deleted'));
    onRemoved();
  };
  return {
    ask,
    /** The props of ConfirmDelete. */
    dialog: {
      open: path !== undefined,
      name,
      // Other servers may have no bin.
      note: hasOwnCalls ? t(KEPT_IN_BIN) : undefined,
      refused: refused?.message,
      onCancel: () => setPath(undefined),
      onDelete: () => void (path !== undefined && remove(path)),
      onArchive:
        refused?.code === 'namedByApplications'
          ? () => void (path !== undefined && remove(path, true))
          : undefined,
    },
  };
}

/** That a deletion of content can be undone for a while. */
export const KEPT_IN_BIN = 'Until then it stays in the bin for 30 days and can be restored.';

const CONFLICT = 409;

const conflictIn = (error: unknown): FieldError | undefined =>
  error instanceof ApiError && error.status === CONFLICT ? error.errors[0] : undefined;
