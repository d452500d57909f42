import type { Json } from '../../../src/definition/model/values';
import { pointer } from '../checkIssue';
import type { Found } from '../lint';

/** Validates one value; errors have paths relative to it. */
export type Validator = (value: Json | undefined) => readonly Found[];

/** Returns one error at the value itself. */
export const wrong = (problem: string, fix: string): Found[] => [{ at: '', problem, fix }];

/** Moves errors one level down, below a key or an index. */
export const below = (key: string | number, found: readonly Found[]): Found[] =>
  found.map((one) => ({ ...one, at: pointer(key) + one.at }));

/** Validates each entry of a list separately. */
export const each = (list: readonly Json[], validator: Validator): Found[] =>
  list.flatMap((entry, index) => below(index, validator(entry)));
