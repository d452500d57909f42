import { type Issue, issueAt } from '../../definition/model/issue';
import type { Json, Path } from '../../definition/model/values';

/**
 * Returns whether both databases can store a text unchanged: PostgreSQL refuses NUL, and half a surrogate pair has
 * no encoding.
 */
export const isStorable = (text: string): boolean =>
  !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Most values are, and then no paths are made. */
const isAllStorable = (value: Json | undefined): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isAllStorable(inner));
};

/** Returns an issue for each text in the values that cannot be stored. */
export function storableTextIssues(value: Json | undefined, path: Path = []): Issue[] {
  if (isAllStorable(value)) return [];
  if (typeof value !== 'object' || value === null) return [issueAt(path, 'pattern')];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) =>
    typeof key === 'string' && !isStorable(key)
      ? [issueAt(path, 'pattern')]
      : storableTextIssues(inner, [...path, key]),
  );
}
