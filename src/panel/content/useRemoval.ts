import { useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import type { ConfirmDeleteProps } from '../data/ConfirmDelete';
import { staffCall } from '../data/staffCall';
import { sayDone } from '../layout/notices';

interface Removal {
  /** @param path the call that removes the record */
  readonly ask: (path: string) => void;
  readonly dialog: ConfirmDeleteProps;
}

/** Removes a record when staff have said yes; if others name it, the dialog says which. */
export function useRemoval(onRemoved: () => void): Removal {
  const [path, setPath] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const ask = (next: string) => {
    setRefused(undefined);
    setPath(next);
  };
  const remove = async (doomed: string) => {
    setPath(undefined);
    try {
      await staffCall('DELETE', doomed);
    } catch (error) {
      const reason = conflictIn(error);
      // Of anything else staff have been told.
      if (reason === undefined) return;
      setRefused(reason);
      setPath(doomed);
      return;
    }
    sayDone('Deleted');
    onRemoved();
  };
  return {
    ask,
    dialog: {
      open: path !== undefined,
      refused,
      onCancel: () => setPath(undefined),
      onDelete: () => void (path !== undefined && remove(path)),
    },
  };
}

const CONFLICT = 409;

const conflictIn = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === CONFLICT ? error.errors[0]?.message : undefined;
