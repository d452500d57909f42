import { isRecord, type Values } from '../../definition/model/values';

/** The message with which the panel sends the draft to the framed site. */
export interface PreviewDraft {
  readonly kind: 'rega-draft';
  /** Paths of the public calls that read the record; some contain {id}. */
  readonly calls: readonly string[];
  /** Whether the content type has many records. */
  readonly many: boolean;
  /** Id of the record; DRAFT_ID for a record that was never saved. */
  readonly id: string;
  /** Visitors are not shown the record as it is stored, so no response has it. */
  readonly isHidden?: boolean;
  readonly draft: Values;
}

/** The id of a record that was never saved, in URLs and responses. */
export const DRAFT_ID = 'draft';

/** The message that the framed site sends when it is ready. */
export const LISTENING = 'rega-listening';

/** Returns whether a message is a draft. The sender's origin is checked before. */
export const isPreviewDraft = (message: unknown): message is PreviewDraft =>
  isRecord(message) && message.kind === 'rega-draft';
