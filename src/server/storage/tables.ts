import type { Generated } from 'kysely';
import type { ActivityKind } from '../../contract/activity';
import type { DocumentState } from '../../contract/documents';
import type { NoticeMode } from '../../contract/messages';
import type { Language } from '../../definition/language/text';
import type { MessageKind } from './messages';

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
  note: NoteRow;
  activity: ActivityRow;
  idempotency: { key: string; body_hash: string; application_id: string };
  staff: StaffRow;
  audit: { id: string; at: string; who: string; action: string; subject: string };
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
  document: DocumentRow;
  document_file: DocumentFileRow;
  link: {
    token_hash: string;
    application_id: string;
    created_at: string;
    /** 1: e-mailed to the applicant by the server. */
    mailed: Generated<number>;
  };
  notice: { staff_id: string; service_id: string; mode: NoticeMode };
  inbox_view: { id: string; staff_id: string; name: string; query: string; shared: number };
  handover: HandoverRow;
  second_factor: SecondFactorRow;
  recovery_code: { staff_id: string; code_hash: string };
  /** How often a place of a form was seen and left forwards, in a month. */
  step_count: {
    service_id: string;
    version: number;
    month: string;
    place: string;
    shown: number;
    continued: number;
  };
}

/** The one-time codes of an account. */
export interface SecondFactorRow {
  staff_id: string;
  secret: string;
  created_at: string;
  /** Null: no code has confirmed it, so it does not count. */
  confirmed_at: string | null;
  /** The time step of the last code that was used; 0: none. */
  last_step: number;
}

/** An encrypted draft on its way to another device. */
export interface HandoverRow {
  id_hash: string;
  secret_hash: string;
  /** Encrypted by the browser; empty once it was taken. */
  box: string;
  created_at: string;
  ends_at: string;
  taken_at: string | null;
  taken_by: string | null;
}

/** A note of staff about an application. */
export interface NoteRow {
  id: string;
  application_id: string;
  at: string;
  who: string;
  text: string;
}

/** Something that has happened to an application (contract/activity). */
export interface ActivityRow {
  id: string;
  application_id: string;
  at: string;
  who: string;
  kind: ActivityKind;
  text: string;
}

/** What staff ask an applicant for once more. */
export interface RequestRow {
  id: string;
  application_id: string;
  /** JSON: names. */
  fields: string;
  note: string;
  due: string | null;
  created_at: string;
  created_by: string;
  state: string;
  answered_at: string | null;
  answer_key: string | null;
  /** JSON: the answers to the fields. */
  answers_before: string | null;
  answers_after: string | null;
}

/** What has become of a document of the checklist. */
export interface DocumentRow {
  application_id: string;
  item: string;
  state: DocumentState;
  reason: string;
  expires_on: string | null;
  /** Empty while nothing has become of it. */
  changed_at: string;
  changed_by: string;
  version: number;
}

/** A file that the applicant has sent for a document. */
export interface DocumentFileRow {
  photo_id: string;
  application_id: string;
  item: string;
  position: number;
  send_key: string;
  sent_at: string;
}

/** A message to send, without its text. */
export interface MessageRow {
  id: string;
  kind: MessageKind;
  recipient: string;
  language: Language;
  application_id: string | null;
  about: string;
  due: string;
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
}

/** A version of a record that was replaced; or the last one of a record that was removed. */
export interface ContentVersionRow extends ContentRow {
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

export interface ApplicationRow {
  id: string;
  reference: string;
  service_id: string;
  definition: string;
  language: Language;
  answers: string;
  created_at: string;
}

/** A narrow row for each application, for lists: answers are long, and slow a search down. */
export interface InboxRow {
  application_id: string;
  service_id: string;
  definition: string;
  reference: string;
  language: Language;
  created_at: string;
  status: string;
  /** Raised with each change of status, colleague or date. */
  version: Generated<number>;
  changed_by: Generated<string>;
  changed_at: string | null;
  /** When it was first read; null: nobody has read it. */
  read_at: string | null;
  /** Who has read it (storage/readers). */
  readers: Generated<string>;
  /** The account that it is given to. */
  assignee: string | null;
  /** YYYY-MM-DD */
  due: string | null;
  name: string;
  /** Folded, for sorting. */
  name_key: string;
  phone: string;
  email: string;
  search: string;
  /** What the application is for, in English; null until it was looked up. */
  about: string | null;
}

/** A part of what an application is for. */
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
