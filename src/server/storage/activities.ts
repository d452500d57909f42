import type { ActivityEntry } from '../../contract/activity';

/** What has happened to applications, beside what notes and requests tell themselves; erased with the application. */
export interface Activities {
  /** Returns false if there is no such application. */
  add(applicationId: string, entry: ActivityEntry): Promise<boolean>;
  /** Lists the entries in the order in which they were added. */
  list(applicationId: string): Promise<readonly ActivityEntry[]>;
}
