import type { ListField, ObjectField } from '../../../definition/model/field';

/** Rows that only name records of a kind: by an id, or by a group with a copy of what it names. */
export interface RowsOfNames {
  readonly kind: string;
  /** The group whose other properties are copies of the record's. */
  readonly copy?: ObjectField;
}

/** Undefined for rows that say more than which records they mean. */
export function refersOf(items: ListField['items']): RowsOfNames | undefined {
  if (items.type === 'string')
    return items.refers === undefined ? undefined : { kind: items.refers };
  if (items.type !== 'object') return undefined;
  const { id } = items.properties;
  return id?.type === 'string' && id.refers !== undefined
    ? { kind: id.refers, copy: items }
    : undefined;
}
