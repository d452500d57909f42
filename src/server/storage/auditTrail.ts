import type { AuditEntry } from '../../contract/panel';
import type { StoredPage } from './storage';

export interface AuditTrail {
  add(entry: AuditEntry): Promise<void>;
  /**
   * Lists entries, newest first.
   * @param words each must occur in an entry, ignoring case; none selects all
   * @param action selects entries of that action, if it is not empty
   */
  list(
    page: StoredPage,
    words: readonly string[],
    action: string,
  ): Promise<{ readonly data: readonly AuditEntry[]; readonly total: number }>;
}
