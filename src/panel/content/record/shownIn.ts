import { contents } from 'virtual:contents';
import type { ContentKind } from '../../../definition/content/contentType';
import { isRecord } from '../../../definition/model/values';
import type { StaffRecord } from '../records';

/** Where records of a kind are shown by copies: a kind, its group, and what that says of theirs. */
export interface ShownIn {
  readonly kind: ContentKind;
  readonly group: string;
  readonly by: string;
  readonly value: string;
}

/** The kind whose records show copies of those of this one, such as special offers of tours. */
export function shownIn({ id }: ContentKind): ShownIn | undefined {
  for (const kind of contents) {
    for (const [group, field] of Object.entries(kind.fields)) {
      const { by = '', kinds = {} } = ('copies' in field && field.copies) || {};
      const value = Object.keys(kinds).find((each) => kinds[each] === id);
      if (value !== undefined) return { kind, group, by, value };
    }
  }
  return undefined;
}

export function shows(record: StaffRecord, { group, by, value }: ShownIn, id: string): boolean {
  const copy = record[group];
  return record[by] === value && isRecord(copy) && copy.id === id;
}
