import { useRef, useState } from 'react';
import type { Status } from '../../contract/applications';
import { staffCall } from '../data/staffCall';
import { type KeptEdit, useKeptEdit } from '../data/useKeptEdit';
import { type StaffApplication, applicationIn } from './application';

/** Status and note, which visitors never see. */
export interface StaffEdit {
  readonly status: Status;
  readonly note: string;
}

export interface StaffWork {
  readonly edit: StaffEdit;
  readonly isUnsaved: boolean;
  /** The state of the last save. */
  readonly saving: 'idle' | 'busy' | 'saved' | 'failed';
  readonly kept: KeptEdit<StaffEdit>;
  /** Updates the edit without saving it. */
  readonly change: (edit: Partial<StaffEdit>) => void;
  /** Saves what differs from the server's state, including the given change. */
  readonly save: (change?: Partial<StaffEdit>) => Promise<void>;
}

/** Edits status and note of an application; unsaved edits are stored until the next login. */
export function useStaffWork({ id, status, note }: StaffApplication): StaffWork {
  const [stored, setStored] = useState<StaffEdit>({ status, note });
  const [edit, setEdit] = useState<StaffEdit>({ status, note });
  /** A save does not include what is typed while it is running. */
  const latest = useRef(edit);
  const [saving, setSaving] = useState<StaffWork['saving']>('idle');
  const isUnsaved = !isSame(edit, stored);
  const kept = useKeptEdit(`application/${id}`, isUnsaved ? edit : undefined);

  const change = (next: Partial<StaffEdit>) => {
    latest.current = { ...latest.current, ...next };
    setSaving('idle');
    setEdit(latest.current);
    if (isSame(latest.current, stored)) kept.forget();
  };
  const save = async (next: Partial<StaffEdit> = edit) => {
    change(next);
    setSaving('busy');
    try {
      const answer = applicationIn(await staffCall('PUT', `application/${id}/`, next));
      const after = { ...stored, ...next, ...(answer && workIn(answer)) };
      setStored(after);
      if (isSame(latest.current, after)) kept.forget();
      setSaving('saved');
    } catch {
      // Staff have been notified; their edit stays and can be saved again.
      setSaving('failed');
    }
  };
  return { edit, isUnsaved, saving, kept, change, save };
}

const workIn = ({ status, note }: StaffApplication): StaffEdit => ({ status, note });

const isSame = (a: StaffEdit, b: StaffEdit): boolean => a.status === b.status && a.note === b.note;
