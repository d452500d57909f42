import { isNone, isRecord, parsePath, type Values, valueAt } from '../model/values';

/**
 * Returns the first part of a record that says nothing, of those without which visitors are not shown it; undefined: they
 * are. The public pages leave records out by it, the panel says so and saves no such record.
 * @param parts dotted paths (ContentKind.required)
 */
export const lackingPart = (
  record: Readonly<Record<string, unknown>>,
  parts: readonly string[] = [],
): string | undefined => parts.find((part) => isBlank(valueAt(record as Values, parsePath(part))));

/** Returns whether a value is empty: a text in no language counts as empty, and so does a row of empty values. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return isNone(value);
  if (Array.isArray(value)) return value.every(isBlank);
  return isRecord(value) ? Object.values(value).every(isBlank) : typeof value !== 'number';
}
