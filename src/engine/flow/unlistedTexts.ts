import { type Issue, issueAt } from '../../definition/model/issue';
import { parsePath, valueAt } from '../../definition/model/values';
import { isAskedAt } from '../scope/isShownAt';
import type { Flow } from './flow';

const MARK = 'unlisted';

/** Returns the key under which an unlisted text at a dotted path is remembered. */
export const unlistedKey = (path: string): string => `${path}.${MARK}`;

/** Returns whether a key of the unsaved entries is such a key. */
export const isListing = (key: string): boolean => key.endsWith(`.${MARK}`);

/** Returns the answers that were not found in their list and are unchanged, also in hidden steps. */
export function unlistedTexts({ unsaved, scope }: Pick<Flow, 'unsaved' | 'scope'>): Issue[] {
  const { values } = scope.store.getState();
  return Object.entries(unsaved.all()).flatMap(([key, { text }]) => {
    const path = parsePath(key);
    const field = path.slice(0, -1);
    if (path.at(-1) !== MARK || text === undefined || valueAt(values, field) !== text) return [];
    return isAskedAt(scope.form, values, field) ? [issueAt(field, 'unlisted')] : [];
  });
}
