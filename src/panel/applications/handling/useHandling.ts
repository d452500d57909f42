import { useRef, useState } from 'react';
import { APPLICATION } from '../../../contract/applications';
import { readAs } from '../../../contract/readAs';
import { type Stale, staffChange, staleIn } from '../../data/staffCall';
import type { StaffApplication } from '../application';
import { sayUndoable } from '../../layout/notices';
import { changedText, type SavingState } from '../applicationWords';

export type Handled = Pick<StaffApplication, 'status' | 'assignee' | 'due'>;

/** A colleague has changed the same since the application was opened. */
export interface HandlingConflict extends Pick<Stale, 'savedBy' | 'savedAt'> {
  readonly mine: Partial<Handled>;
  readonly theirs: Handled;
}

type Stored = Handled & Pick<StaffApplication, 'version'>;

/**
 * Sets status, colleague and date of an application; never over a colleague's change of the same without asking.
 * @param onAnswer is called with the application as it is stored now
 */
export function useHandling(application: StaffApplication, onAnswer: (response: unknown) => void) {
  const { id } = application;
  const [stored, setStored] = useState<Stored>(application);
  /** As it is chosen here. */
  const [handled, setHandled] = useState<Handled>(stored);
  const [saving, setSaving] = useState<SavingState>('idle');
  const [conflict, setConflict] = useState<HandlingConflict>();
  const turns = useRef(0);
  const running = useRef<Promise<Stored>>(undefined);
  // It was changed beside this card, such as by a key of the list. What could not be saved keeps its version: saving
  // it again asks, instead of replacing what nobody here has seen.
  const isSaved = saving === 'idle' || saving === 'saved';
  if (application.version > stored.version && isSaved) {
    setStored(application);
    setHandled(application);
  }

  const read = (response: unknown): Stored => {
    const now = readAs(APPLICATION, response);
    setStored(now);
    onAnswer(response);
    return now;
  };
  /** Returns what the next change is based on: after a collision, what it was before. */
  const send = async (
    mine: Partial<Handled>,
    base: Stored,
    isLast: () => boolean,
    isUndo: boolean,
  ) => {
    try {
      const now = await staffChange<Stored>({ path: `application/${id}/`, mine, base, read });
      if (isLast()) {
        setHandled(now);
        setSaving('saved');
      }
      // From what is stored now: the own change is no colleague's.
      if (!isUndo) sayUndoable(changedText(1), () => void save(before(mine, base), now));
      return now;
    } catch (error) {
      const stale = staleIn(error);
      // Of anything else staff have been notified; their choice stays and can be saved again.
      if (isLast()) setSaving('failed');
      if (stale) setConflict({ ...stale, mine, theirs: readAs(APPLICATION, stale.current) });
      return base;
    }
  };
  /** @param undone the application as it is after the change that is undone: a later one of a colleague stays */
  const save = async (mine: Partial<Handled>, undone?: Stored) => {
    setHandled((last) => ({ ...last, ...mine }));
    setSaving('busy');
    setConflict(undefined);
    const turn = (turns.current += 1);
    const isLast = () => turns.current === turn;
    // One after the other: an own change is no colleague's.
    const start = (base: Stored) => send(mine, undone ?? base, isLast, undone !== undefined);
    running.current = running.current ? running.current.then(start) : start(stored);
    await running.current;
    if (isLast()) running.current = undefined;
  };
  const takeTheirs = () => {
    setHandled(stored);
    setConflict(undefined);
    setSaving('idle');
  };
  return { handled, saving, conflict, save, takeTheirs };
}

/** Returns what the same values were before a change. */
const before = (change: Partial<Handled>, base: Handled): Partial<Handled> =>
  Object.fromEntries((Object.keys(change) as (keyof Handled)[]).map((name) => [name, base[name]]));
