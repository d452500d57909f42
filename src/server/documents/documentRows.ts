import type { ColumnsOf } from '../storage/tables';
import type { Generated } from 'kysely';
import type { ActivityEntry } from '../../contract/activity';
import type { CaseFile, StaffDocument } from '../../contract/documents';
import type { NewMessage } from '../messages/store';
import type { Db } from '../storage/connection';
import { lockedAnswers } from '../applications/store/applicationWrites';
import { insertRows, select, update } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    document: ColumnsOf<StoredDocument> & { application_id: string };
    document_file: {
      application_id: string;
      photo_id: string;
      item: string;
      position: number;
      send_key: string;
      sent_at: string;
      kind: Generated<CaseFile['kind']>;
      who: Generated<string>;
      /** The sentence with which it was given. */
      text: Generated<string>;
      opened_at: string | null;
    };
  }
}

/** What has become of a document. It has a version from 1 on, raised with each change. */
export interface StoredDocument extends Omit<StaffDocument, 'isAsked' | 'files'> {
  readonly changedAt: string;
}

export interface Change {
  readonly applicationId: string;
  readonly messages: readonly NewMessage[];
  readonly activity: ActivityEntry;
}

export const RECEIVED = { state: 'received', reason: '', expiresOn: null } as const;

export const nextOf = ({ version }: { readonly version: number }) => ({ version: version + 1 });

export async function storeDocument(
  own: Db,
  applicationId: string,
  { item, ...change }: StoredDocument,
): Promise<void> {
  const isThere = await update(own, 'document', { applicationId, item }, change);
  if (!isThere) await insertRows(own, 'document', [{ applicationId, item, ...change }]);
}

/** Nothing has become of a document. */
const NEEDED = { state: 'needed', expiresOn: null, version: 0 } as const;

/**
 * Returns what has become of a document; undefined if there is no such application. Of two changes at once one waits
 * here, and then finds what the other has written.
 */
export async function begin(own: Db, applicationId: string, item: string) {
  if ((await lockedAnswers(own, applicationId)) === undefined) return undefined;
  const row = select(own, 'document', { applicationId, item }, 'state', 'expiresOn', 'version');
  return (await row.executeTakeFirst()) ?? NEEDED;
}
