import { useRef, useState } from 'react';
import type { Status } from '../../contract/applications';
import { staffCall } from '../data/staffCall';
import { type KeptEdit, useKeptEdit } from '../data/useKeptEdit';
import { type Application, applicationIn } from './application';

/** What staff write beside an application, which the visitor never sees. */
export interface StaffEdit {
  readonly status: Status;
  readonly note: string;
}

export interface StaffWork {
  readonly edit: StaffEdit;
  readonly isUnsaved: boolean;
  /** How the last saving went. */
  readonly saving: 'idle' | 'busy' | 'saved' | 'failed';
  readonly kept: KeptEdit<StaffEdit>;
  /** Takes what is typed; nothing is sent. */
  readonly change: (edit: Partial<StaffEdit>) => void;
  /** Sends what differs from what the server has, with a change made at this moment. */
  readonly save: (change?: Partial<StaffEdit>) => Promise<void>;
}

/** Status and note of an application; what is not saved is kept until the next login. */
export function useStaffWork({ id, status, note }: Application): StaffWork {
  const [stored, setStored] = useState<StaffEdit>({ status, note });
  const [edit, setEdit] = useState<StaffEdit>({ status, note });
  /** What is typed while a saving is on its way is not saved by it. */
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
      // Staff have been told; what they chose stays, to be saved again.
      setSaving('failed');
    }
  };
  return { edit, isUnsaved, saving, kept, change, save };
}

const workIn = ({ status, note }: Application): StaffEdit => ({ status, note });

const isSame = (a: StaffEdit, b: StaffEdit): boolean => a.status === b.status && a.note === b.note;
