import type { ActivityEntry } from '../../contract/activity';
import type { DocumentState } from '../../contract/documents';
import type { NewPhoto } from './applications';
import type { NewMessage } from './messages';

/** What has become of a document of an application's checklist. */
export interface StoredDocument {
  /** Its id in the checklist. */
  readonly item: string;
  readonly state: DocumentState;
  readonly reason: string;
  readonly expiresOn: string | null;
  readonly changedAt: string;
  /** An e-mail address; empty: the applicant. */
  readonly changedBy: string;
  /** Raised with each change, from 1; a document that nothing has become of has 0. */
  readonly version: number;
}

export interface StoredDocumentFile {
  /** Of the photo or PDF. */
  readonly id: string;
  readonly item: string;
  readonly at: string;
}

interface Change {
  readonly applicationId: string;
  readonly messages: readonly NewMessage[];
  readonly activity: ActivityEntry;
}

export interface DocumentChange extends Change {
  readonly document: Omit<StoredDocument, 'version'>;
  /** The version on which it is based. */
  readonly version: number;
}

/** A document that the applicant sends. */
export interface SentDocument extends Change {
  readonly item: string;
  readonly at: string;
  /** The hash of the Idempotency-Key. */
  readonly key: string;
  readonly photos: readonly NewPhoto[];
}

/** The documents of applications, with the files that applicants send for them; erased with the application. */
export interface Documents {
  /** Lists those of which something has become. */
  list(applicationId: string): Promise<readonly StoredDocument[]>;
  /** Lists the files in the order in which they were sent. */
  files(applicationId: string): Promise<readonly StoredDocumentFile[]>;
  set(change: DocumentChange): Promise<'set' | 'stale' | 'unknown'>;
  /**
   * Stores the files, and notes that the document was received and the application unread; or does nothing: `repeated`
   * after the same key, `closed` if it was accepted and is still valid at the day.
   */
  send(sent: SentDocument, day: string): Promise<'sent' | 'repeated' | 'closed' | 'unknown'>;
}
