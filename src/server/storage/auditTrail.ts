import type { AuditEntry } from '../../contract/panel';
import type { Page } from './storage';

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
