import { referredKind, SERVICES } from '../../../../definition/content/contentReferences';
import {
  type Field,
  isList,
  isObject,
  type ListField,
  type ObjectField,
} from '../../../../definition/model/field';

/** Rows that only name records of a kind: by an id, or by a group with a copy of what it names. */
export interface RowsOfNames {
  readonly kind: string;
  /** The group whose other properties are copies of the record's. */
  readonly copy?: ObjectField;
}

/** Returns the kind of the records that a list names, and the field of its rows that does. */
export function namedIn(field: Field) {
  if (!isList(field)) return undefined;
  const { items } = field;
  const inner = isObject(items) ? Object.entries(items.properties) : [[undefined, items] as const];
  for (const [by, each] of inner) {
    const kind = referredKind(each);
    if (kind !== undefined) return { kind, by };
  }
  return undefined;
}

/** Undefined for rows that say more than which records they mean. */
export function rowReferences(items: ListField['items']): RowsOfNames | undefined {
  const copy = items.type === 'object' && items;
  const id = copy ? copy.properties.id : items;
  const kind = id && referredKind(id);
  // A service has no fields that a group could copy.
  if (kind === undefined || (copy && kind === SERVICES)) return undefined;
  return { kind, ...(copy && { copy }) };
}
