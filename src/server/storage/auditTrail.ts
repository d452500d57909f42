import type { Page } from './storage';

/** What was done, by whom, when. No visitor's name, answer or address stands in it. */
export interface AuditEntry {
  /** In the order of the entries of one process. */
  readonly id: string;
  readonly at: string;
  /** The e-mail address of an account; empty if it is nobody's. */
  readonly who: string;
  readonly action: string;
  /** What it was done to: a reference, `kind/id`, an account's e-mail address; or empty. */
  readonly subject: string;
}

export interface AuditTrail {
  add(entry: AuditEntry): Promise<void>;
  /**
   * Newest first.
   * @param words each has to stand somewhere in an entry, whatever its case; none finds all
   * @param action and no other, if it is not empty
   */
  list(
    page: Page,
    words: readonly string[],
    action: string,
  ): Promise<{ readonly data: readonly AuditEntry[]; readonly total: number }>;
}
