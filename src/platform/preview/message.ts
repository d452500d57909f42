import { isRecord, type Values } from '../../definition/values';

/** What staff are editing, as the panel tells the site in its frame. */
export interface Rehearsal {
  readonly kind: 'rega-draft';
  /** Paths of the public calls that read it, some with {id}. */
  readonly calls: readonly string[];
  /** One of many records; else the only one of its kind. */
  readonly many: boolean;
  /** Of the record; DRAFT_ID for one that was never saved. */
  readonly id: string;
  readonly draft: Values;
}

/** The id of a record that was never saved, in addresses and answers. */
export const DRAFT_ID = 'draft';

/** What the site in the frame says to the panel once it listens. */
export const LISTENING = 'rega-listening';

/** Whether a message is one of the panel's; those who can send us one are asked for before (origin). */
export const isRehearsal = (message: unknown): message is Rehearsal =>
  isRecord(message) && message.kind === 'rega-draft';
