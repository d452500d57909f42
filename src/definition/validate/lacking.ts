import type { Issue, IssueCode } from '../model/issue';
import { parsePath, valueAt, type Values } from '../model/values';

const LACKING: ReadonlySet<IssueCode> = new Set(['required', 'minItems', 'togetherLeast']);

/** Returns whether an issue is a missing answer, not a wrong one. */
export const isLacking = ({ code, path }: Issue, values: Values): boolean =>
  LACKING.has(code) || (code === 'mustBe' && valueAt(values, parsePath(path)) === undefined);
