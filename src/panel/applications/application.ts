import type { ActivityEntry } from '../../contract/activity';
import { type AboutPartData, APPLICATION } from '../../contract/applications';
import type { StaffDocument } from '../../contract/documents';
import type { STAFF_REQUEST } from '../../contract/requests';
import type { TypeOf } from '../../contract/schema';
import type { Status } from '../../contract/statuses';
import { readAs } from '../../contract/readAs';
import type { Service } from '../../definition/model/service';
import { isLanguage, type Language } from '../../definition/language/text';
import { isRecord, type Values } from '../../definition/model/values';

export type StaffRequest = TypeOf<typeof STAFF_REQUEST>;

/** An application with the definition needed to display it. */
export interface StaffApplication {
  readonly id: string;
  readonly reference: string;
  /** The language in which the visitor filled in the form. */
  readonly language: Language;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** What it is for, in English: "Qatar · Tourism"; empty if unknown. */
  readonly title: string;
  readonly about: readonly AboutPartData[];
  readonly status: Status;
  /** Of status, colleague and date. */
  readonly version: number;
  /** The id of the colleague whose application it is. */
  readonly assignee: string | null;
  /** The day until which something has to be done. */
  readonly due: string | null;
  /** What has happened to it, the last first. */
  readonly activity: readonly ActivityEntry[];
  /** The number of links that the applicant has to the status page. */
  readonly links: number;
  /** What the applicant was asked for once more, newest first. */
  readonly requests: readonly StaffRequest[];
  /** The checklist, in its order. */
  readonly documents: readonly StaffDocument[];
  readonly isRead: boolean;
  /** Pruned form values; a photo is its id. */
  readonly answers: Values;
  /** The flat payload; a photo is the path of its read call. */
  readonly record: Values;
  /** The version of the form that was filled in, which may be older than the current one. */
  readonly definition: Service;
}

/**
 * Reads the response of GET application/{id}/; returns undefined if it contains no form definition.
 */
export function applicationIn(response: unknown): StaffApplication | undefined {
  if (!isRecord(response) || !isService(response.definition)) return undefined;
  const {
    definitionVersion: _,
    service: _id,
    language,
    readAt,
    changedBy: _by,
    changedAt: _at,
    notes: _notes,
    overdue: _overdue,
    ...application
  } = readAs(APPLICATION, response);
  return {
    ...application,
    language: isLanguage(response.language) ? language : 'en',
    isRead: readAt !== null,
    definition: response.definition,
  };
}

/** The rest is not validated, since the server stores only definitions that it has validated. */
function isService(value: unknown): value is Service {
  if (!isRecord(value)) return false;
  const { form, steps, tile } = value;
  return isRecord(tile) && isRecord(form) && isRecord(form.properties) && Array.isArray(steps);
}
