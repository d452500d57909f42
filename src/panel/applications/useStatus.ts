import { useState } from 'react';
import { readAs } from '../../contract/readAs';
import { APPLICATION } from '../../contract/applications';
import type { Status } from '../../contract/statuses';
import { type Stale, staffCall, staleIn } from '../data/staffCall';
import type { StaffApplication } from './application';

/** A colleague has set another status since the application was opened. */
export interface StatusConflict extends Pick<Stale, 'savedBy' | 'savedAt'> {
  readonly mine: Status;
  readonly theirs: Status;
}

export interface StatusWork {
  /** As it is chosen here. */
  readonly status: Status;
  readonly saving: 'idle' | 'busy' | 'saved' | 'failed';
  readonly conflict: StatusConflict | undefined;
  readonly save: (status: Status) => Promise<void>;
  readonly takeTheirs: () => void;
}

/** Sets the status of an application; never over a colleague's without asking. */
export function useStatus({
  id,
  status: read,
  version: readVersion,
}: StaffApplication): StatusWork {
  const [stored, setStored] = useState({ status: read, version: readVersion });
  const [status, setStatus] = useState(read);
  const [saving, setSaving] = useState<StatusWork['saving']>('idle');
  const [conflict, setConflict] = useState<StatusConflict>();

  const save = async (mine: Status) => {
    setStatus(mine);
    setSaving('busy');
    setConflict(undefined);
    try {
      const { version } = stored;
      const answer = await staffCall('PUT', `application/${id}/`, { status: mine }, { version });
      const now = readAs(APPLICATION, answer);
      setStored({ status: now.status, version: now.version });
      setStatus(now.status);
      setSaving('saved');
    } catch (error) {
      const stale = staleIn(error);
      // Of anything else staff have been notified; their choice stays and can be saved again.
      setSaving('failed');
      if (!stale) return;
      const now = readAs(APPLICATION, stale.current);
      setStored({ status: now.status, version: now.version });
      setConflict({ ...stale, mine, theirs: now.status });
    }
  };
  const takeTheirs = () => {
    setStatus(stored.status);
    setConflict(undefined);
    setSaving('idle');
  };
  return { status, saving, conflict, save, takeTheirs };
}
