import type { PlacedIssue } from '../../src/lint/base/checkIssue';

/** Sent to every open page when a source file of pages was saved. */
export const CHANGED = 'rega:changed';

/** The payload of that message. */
export interface JsonChange {
  /** From the project's root, with slashes. */
  readonly file: string;
  /** Why the file is not valid JSON; then everything made from it stays as it is. */
  readonly issue?: PlacedIssue;
  /** The designer has written it. */
  readonly isOfDesigner?: boolean;
}
