import { isNone, isRecord, parsePath, type Values, valueAt } from '../model/values';

/**
 * Returns the first part of a record that says nothing, of those without which visitors are not shown it; undefined: they
 * are. The public pages leave records out by it, the panel says so and saves no such record.
 * @param parts dotted paths (ContentKind.required)
 */
export const lackingPart = (
  record: Readonly<Record<string, unknown>>,
  parts: readonly string[] = [],
): string | undefined =>
  parts.find((part) => saysNothing(valueAt(record as Values, parsePath(part))));

/** A text in no language says as little as an empty one, and a row of nothing as little as none. */
function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') return isNone(value);
  if (Array.isArray(value)) return value.every(saysNothing);
  return isRecord(value) ? Object.values(value).every(saysNothing) : typeof value !== 'number';
}
