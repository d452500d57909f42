import { type Issue, issueAt } from '../../definition/issue';
import { parsePath, valueAt } from '../../definition/values';
import type { Flow } from './flow';

const MARK = 'unlisted';

/** Where it is remembered that the text at a dotted path is in no list. */
export const unlistedKey = (path: string): string => `${path}.${MARK}`;

/** Whether a key of loose answers is such a one. */
export const isListing = (key: string): boolean => key.endsWith(`.${MARK}`);

/** Answers that were found to be in no list, and still stand there: also in steps that are out of sight. */
export function leftTexts({ loose, scope }: Pick<Flow, 'loose' | 'scope'>): Issue[] {
  const { values } = scope.store.getState();
  return Object.entries(loose.all()).flatMap(([key, { text }]) => {
    const path = parsePath(key);
    const field = path.slice(0, -1);
    if (path.at(-1) !== MARK || text === undefined || valueAt(values, field) !== text) return [];
    return [issueAt(field, 'unlisted')];
  });
}
