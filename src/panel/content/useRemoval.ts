import { useState } from 'react';
import { ApiError, type FieldError } from '../../platform/api/apiError';
import { backendHas } from '../../platform/api/capabilities';
import { staffCall } from '../data/staffCall';
import { sayDone } from '../layout/notices';
import { t } from '../language/t';

interface Asked {
  readonly open: boolean;
  readonly path: string;
  readonly name: string;
  readonly refused?: FieldError;
}

/** Removes a record when staff have confirmed; if others name it, the dialog says which. */
export function useRemoval(onRemoved: () => void) {
  const [asked, setAsked] = useState<Asked>({ open: false, path: '', name: '' });
  const { open, path, name, refused } = asked;
  // What it says stays while it fades out.
  const close = () => setAsked({ ...asked, open: false });
  const remove = async (isArchived = false) => {
    close();
    try {
      await staffCall('DELETE', isArchived ? `${path}?archive=1` : path);
    } catch (error) {
      const reason = conflictIn(error);
      // Staff have seen a notice of any other error.
      if (reason === undefined) return;
      setAsked({ open: true, path, name, refused: reason });
      return;
    }
    sayDone(isArchived ? t('Archived') : t('Deleted'));
    onRemoved();
  };
  return {
    /** @param path of the call that removes the record */
    ask: (path: string, name: string) => setAsked({ open: true, path, name }),
    dialog: {
      open,
      name,
      // Other servers may have no bin.
      note: backendHas('bin') ? t(KEPT_IN_BIN) : undefined,
      refused: refused?.message,
      onCancel: close,
      onDelete: () => void remove(),
      onArchive: refused?.code === 'namedByApplications' ? () => void remove(true) : undefined,
    },
  };
}

export const KEPT_IN_BIN = 'Until then it stays in the bin for 30 days and can be restored.';

const CONFLICT = 409;

const conflictIn = (error: unknown): FieldError | undefined =>
  error instanceof ApiError && error.status === CONFLICT ? error.errors[0] : undefined;
