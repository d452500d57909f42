import type { Generated } from 'kysely';
import type { SearchFields } from '../../definition/describe/searchFields';
import type { ColumnsOf } from '../storage/tables';
import type { Note } from '../../contract/applications';
import type { Handling, StoredApplication } from './stored';

declare module '../storage/tables' {
  interface Tables {
    /** Every definition that applications were filled in with. */
    definition: {
      hash: string;
      service_id: string;
      version: number;
      document: string;
      created_at: string;
    };
    application: ApplicationRow;
    inbox: InboxRow;
    about: AboutRow;
    photo: { id: string; application_id: string; field: string; position: number; bytes: number };
    note: ColumnsOf<Note> & { application_id: string };
    idempotency: { key: string; body_hash: string; application_id: string };
    link: {
      token_hash: string;
      application_id: string;
      created_at: string;
      /** 1: e-mailed to the applicant by the server. */
      mailed: Generated<number>;
    };
  }
}

interface ApplicationRow extends ColumnsOf<Omit<StoredApplication, 'answers'>> {
  /** JSON. */
  answers: string;
}

/** A narrow row for each application, for lists: answers are long, and slow a search down. */
interface InboxRow
  extends
    ColumnsOf<Omit<StoredApplication, 'id' | 'answers'> & SearchFields>,
    ColumnsOf<Pick<Handling, 'changedAt' | 'readAt' | 'assignee' | 'due' | 'sentAt'>> {
  application_id: string;
  status: string;
  version: Generated<number>;
  changed_by: Generated<string>;
  readers: Generated<string>;
  /** JSON: what the applicant has sent (SentPart). */
  sent: Generated<string>;
  /** 1: no colleague has looked at it. */
  to_check: Generated<number>;
  /** 1: entered by staff without what the form requires. */
  incomplete: Generated<number>;
  /** Folded: what the version before sorts by. */
  name_key: string;
  /** What names are sorted by (nameOrder); empty until it was filled in. */
  name_order: Generated<string>;
  /** What the application is for, in English; null until it was looked up. */
  about: string | null;
  /** Identifies the file of the service by which that was looked up. */
  about_of: Generated<string>;
}

export interface AboutRow {
  application_id: string;
  position: number;
  service_id: string;
  field: string;
  /** The answer; of a record, its id. */
  value: string;
  /** JSON: the name in three languages. */
  names: string;
  /** The content type of a record. */
  kind: string | null;
}
