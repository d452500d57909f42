import { create } from 'zustand';
import type { ContentKind } from '../../../definition/content/contentType';
import type { Values } from '../../../definition/model/values';
import type { StaffRecord } from '../records';

/** An edit of a record that a colleague has saved meanwhile. */
interface Conflict {
  readonly kind: ContentKind;
  /** The record on which the edit is based. */
  readonly base: StaffRecord | undefined;
  /** With when it is shown, if that was changed, too. */
  readonly mine: Values;
  readonly theirs: StaffRecord;
  readonly savedBy: string;
  readonly savedAt: string;
}

/** What is to be saved; nothing of mine; or undefined, to go on editing. */
type Settled = Values | 'theirs' | undefined;

export interface OpenConflict {
  readonly conflict: Conflict;
  readonly settle: (settled: Settled) => void;
}

export const useConflict = create<{ readonly open?: OpenConflict }>()(() => ({}));

/** Asks staff which values of a record stay (ConflictDialog). */
export const settleConflict = (conflict: Conflict): Promise<Settled> =>
  new Promise((resolve) => {
    useConflict.setState({
      open: {
        conflict,
        settle: (settled) => {
          useConflict.setState({}, true);
          resolve(settled);
        },
      },
    });
  });

/** Closes the question of an editor that is left, such as by the end of the session; the edit stays kept. */
export const leaveConflict = (): void => useConflict.getState().open?.settle(undefined);
