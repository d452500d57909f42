import type { ContentKind } from '../../definition/content/contentType';
import { publicationOf } from '../../definition/content/publication';
import { fullDocument, withSectionKeys } from '../../definition/content/recordValues';
import type { Json } from '../../definition/model/values';
import type { ContentRecord } from '../records/contents';

/** A record as it is read: its fields, its id and when it was created. */
export type ReadRecord = { readonly [field: string]: Json } & {
  readonly id: string;
  readonly createdAt: string;
};

export const toReadRecord = ({ fields }: ContentKind, record: ContentRecord): ReadRecord => {
  const { id, createdAt, document } = record;
  const full = withSectionKeys(fields, fullDocument(fields, document));
  return { ...(full as ReadRecord), id, createdAt };
};

/** Returns the same for staff, with the version that a write names (If-Match), who made it, and when it is shown. */
export const toStaffRecord = (kind: ContentKind, record: ContentRecord): ReadRecord => ({
  ...fullDocument(kind.fields, record.document),
  id: record.id,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  version: record.revision,
  updatedBy: record.writtenBy,
  ...(kind.schedules && { publication: { ...publicationOf(record.document) } }),
});
