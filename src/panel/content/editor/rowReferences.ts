import { referredKind } from '../../../definition/content/contentReferences';
import type { ListField, ObjectField } from '../../../definition/model/field';

/** Rows that only name records of a kind: by an id, or by a group with a copy of what it names. */
export interface RowsOfNames {
  readonly kind: string;
  /** The group whose other properties are copies of the record's. */
  readonly copy?: ObjectField;
}

/** Undefined for rows that say more than which records they mean. */
export function rowReferences(items: ListField['items']): RowsOfNames | undefined {
  const copy = items.type === 'object' && items;
  const id = copy ? copy.properties.id : items;
  const kind = id && referredKind(id);
  return kind === undefined ? undefined : { kind, ...(copy && { copy }) };
}
