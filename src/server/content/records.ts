import type { ContentKind } from '../../definition/content';
import type { Json } from '../../definition/values';
import type { ContentRecord } from '../storage/storage';
import { readDocument } from './kinds';

/** A record as it is read: its fields, its id and the moment of its making. */
export type ReadRecord = { readonly [field: string]: Json } & {
  readonly id: string;
  readonly createdAt: string;
};

export const toReadRecord = (
  { fields }: ContentKind,
  { id, createdAt, document }: ContentRecord,
): ReadRecord => ({ ...(readDocument(fields, document) as ReadRecord), id, createdAt });
