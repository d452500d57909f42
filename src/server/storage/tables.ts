import type { Generated } from 'kysely';
import type { ActivityEntry } from '../../contract/activity';
import type { NoticeMode } from '../../contract/messages';
import type { AuditEntry } from '../../contract/panel';
import type { SearchFields } from '../../definition/describe/searchFields';
import type { Handling, Note, StoredApplication } from './applications';
import type { StoredDocument } from './documents';
import type { NewHandover, StoredHandover } from './handovers';
import type { NewMessage } from './messages';
import type { StoredRequest } from './requests';
import type { StepCount } from './stepCounts';

/** The columns for the properties of an object, such as created_at for createdAt. */
type ColumnsOf<T> = { -readonly [Name in keyof T as ColumnOf<Name & string>]: T[Name] };

type ColumnOf<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : Name;

interface OfApplication {
  application_id: string;
}

/** The rows of both databases: texts and whole numbers only, which both store alike. */
export interface Tables {
  migration: { version: number; applied_at: string; oldest: Generated<number> };
  /** One row: the id with which the photo store is marked, too (storeId). */
  store: { id: string; made_at: string };
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
  note: ColumnsOf<Note> & OfApplication;
  activity: ColumnsOf<ActivityEntry> & OfApplication;
  idempotency: { key: string; body_hash: string; application_id: string };
  staff: StaffRow;
  audit: ColumnsOf<AuditEntry>;
  session: {
    token_hash: string;
    staff_id: string;
    expires_at: string;
    /** Earlier than expires_at, once the panel was left; null while it is open. */
    ends_at: string | null;
  };
  attempt: { key: string; count: number; expires_at: string };
  content: ContentRow;
  /** At most one row: the number of content writes, raised in the transaction of each. */
  content_revision: { name: string; revision: number };
  content_version: ContentVersionRow;
  content_seed: { kind: string; seeded_at: string };
  message: MessageRow;
  request: RequestRow;
  document: ColumnsOf<StoredDocument> & OfApplication;
  document_file: OfApplication & {
    photo_id: string;
    item: string;
    position: number;
    send_key: string;
    sent_at: string;
  };
  link: {
    token_hash: string;
    application_id: string;
    created_at: string;
    /** 1: e-mailed to the applicant by the server. */
    mailed: Generated<number>;
  };
  notice: { staff_id: string; service_id: string; mode: NoticeMode };
  handover: ColumnsOf<NewHandover & StoredHandover>;
  second_factor: {
    staff_id: string;
    secret: string;
    created_at: string;
    /** Null: no code has confirmed it, so it does not count. */
    confirmed_at: string | null;
    /** The time step of the last code that was used; 0: none. */
    last_step: number;
  };
  recovery_code: { staff_id: string; code_hash: string };
  step_count: ColumnsOf<StepCount>;
}

/** What staff ask an applicant for once more. */
interface RequestRow extends ColumnsOf<
  Omit<StoredRequest, 'fields' | 'text' | 'before' | 'after'>
> {
  /** JSON: names. */
  fields: string;
  note: string;
  answer_key: string | null;
  /** JSON: the answers to the fields. */
  answers_before: string | null;
  answers_after: string | null;
}

/** A message to send, without its text. */
interface MessageRow extends ColumnsOf<Required<Omit<NewMessage, 'applicationId' | 'limits'>>> {
  application_id: string | null;
  attempts: number;
  /** waiting, sent or failed */
  state: string;
  result: string;
  created_at: string;
}

export interface StaffRow {
  id: string;
  email: string;
  password_hash: string;
  created_at: string;
  name: Generated<string>;
  /** 0 or 1 */
  disabled: Generated<number>;
  last_login_at: string | null;
  role: Generated<string>;
  /** JSON: the rights beside the role's. */
  granted: Generated<string>;
  /** JSON: the ids of services; null: all. */
  services: string | null;
  language: Generated<string>;
  version: Generated<number>;
  changed_at: string | null;
  /** An e-mail address. */
  changed_by: string | null;
  /** When another owner has made the account an owner's; null: none has, or that was not stored yet. */
  owner_since: string | null;
}

/** A version of a record that was replaced; or the last one of a record that was removed. */
interface ContentVersionRow extends ContentRow {
  /** Null: replaced. */
  removed_at: string | null;
  removed_by: string;
  /** 1: kept until it is restored; 0: kept for some time only. */
  archived: number;
}

export interface ContentRow {
  id: string;
  kind: string;
  position: number;
  document: string;
  created_at: string;
  updated_at: string;
  /** The content revision of its last write. */
  revision: Generated<number>;
  /** The e-mail address of whoever wrote it; empty for demo content. */
  written_by: Generated<string>;
}

export interface ApplicationRow extends ColumnsOf<Omit<StoredApplication, 'answers'>> {
  /** JSON. */
  answers: string;
}

/** A narrow row for each application, for lists: answers are long, and slow a search down. */
interface InboxRow
  extends
    OfApplication,
    ColumnsOf<Omit<StoredApplication, 'id' | 'answers'> & SearchFields>,
    ColumnsOf<Pick<Handling, 'changedAt' | 'readAt' | 'assignee' | 'due'>> {
  status: string;
  version: Generated<number>;
  changed_by: Generated<string>;
  readers: Generated<string>;
  /** Folded: what the version before sorts by. */
  name_key: string;
  /** What names are sorted by (nameOrder); empty until it was filled in. */
  name_order: Generated<string>;
  /** What the application is for, in English; null until it was looked up. */
  about: string | null;
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
