import * as read from '../../platform/content/read';
import type { ContentKind } from '../../definition/content/contentType';
import { CHANGE, PUBLICATION, publicationOf } from '../../definition/content/publication';
import type { Properties } from '../../definition/model/field';
import { fullDocument, withFixedRows } from '../../definition/content/recordValues';
import { isRecord, type Values } from '../../definition/model/values';
import { type PageRows, totalIn } from '../data/list/pageIn';
import { backendHas } from '../../platform/api/capabilities';

export type StaffRecord = Values & { readonly id: string };

/** The records of an answer of any shape that the calls have; those without an id are none. */
export const toRecords = (response: unknown): readonly StaffRecord[] =>
  read.list(response).flatMap((record) => toRecord(record) ?? []);

/** The one record of an answer, or undefined if it has none that was ever saved. */
export function toRecord(response: unknown): StaffRecord | undefined {
  const record = read.record(response);
  const id = read.text(record.id);
  return id === '' ? undefined : { ...(record as Values), id };
}

/** The same for a list of pages; a bare list is a page of its own. */
export function toRecordPage(response: unknown): PageRows<StaffRecord> {
  const rows = toRecords(response);
  return { rows, total: totalIn(response, rows) };
}

/** Whether a record came with the program and nobody has saved it since: what it says is not the agency's. */
export const isSample = ({ updatedBy }: Values): boolean =>
  backendHas('history') && updatedBy === '';

/** Returns the fields of a record, all of them, the fixed rows of its lists, and nothing else. */
export const documentOf = (fields: Properties, record: Values): Values =>
  fullDocument(fields, withFixedRows(fields, fullDocument(fields, record)));

/** Whether staff say when the records of a kind are shown; those of other kinds always are. */
export const isScheduled = ({ schedules }: ContentKind): boolean =>
  schedules === true && backendHas('contentSchedules');

/** Returns what is edited of a record: its fields and, if its kind has that, when it is shown; of a change, when it is published. */
export const editedOf = (kind: ContentKind, record: Values): Values => ({
  ...documentOf(kind.fields, record),
  ...(isScheduled(kind) && { [PUBLICATION]: { ...publicationOf(record) } }),
  ...(isRecord(record[CHANGE]) && { [CHANGE]: record[CHANGE] }),
});
