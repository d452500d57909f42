import { isList, isObject } from '../field';
import { dotted, isRecord, type Json } from '../values';
import type { FieldType } from './fieldType';
import { plainText, textContent } from './reading';

/** Applies a method of a type to each row; a value that is not a list stays. */
const eachRow = <F>(
  { items }: { readonly items: F },
  value: Json,
  inner: { field(field: F, value: Json): Json },
): Json => (Array.isArray(value) ? value.map((row) => inner.field(items, row)) : value);

/** Rows, each an object or a single value. */
export const list: FieldType<'list'> = {
  is: isList,
  schema: (field, inner) => ({
    type: 'array',
    items: inner.field(field.items),
    ...(field.minItems !== undefined && { minItems: field.minItems }),
    maxItems: field.maxItems ?? inner.maxRows,
  }),
  widget: ({ widget = 'rows' }) => (widget === 'dialog' ? 'listDialog' : widget),
  ask: ({ widget }) => (widget === 'matrix' ? 'enter' : 'add'),
  describe: ({ items }, value, inner) => {
    if (!Array.isArray(value)) return textContent(plainText(value, inner.words), false);
    if (value.length === 0) return { kind: 'none' };
    const rows = value.map((row, index) => {
      const here = [...inner.path, index];
      if (isObject(items) && isRecord(row)) return inner.shape(items, row, here);
      return [{ path: dotted(here), label: items.label, content: inner.field(items, row, here) }];
    });
    return { kind: 'rows', rows };
  },
  // An empty row is ignored (docs/requirements.md, P25); a list without rows counts as missing.
  prune: ({ items }, value, inner) => {
    if (!Array.isArray(value)) return value;
    const kept = value
      .map((row) => inner.field(items, row))
      .filter((row): row is Json => row !== undefined);
    return kept.length > 0 ? kept : undefined;
  },
  normalise: eachRow,
  wire: {
    empty: () => [],
    send: eachRow,
    receive: eachRow,
  },
};
