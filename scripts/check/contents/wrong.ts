import type { Json } from '../../../src/definition/values';
import { pointer } from '../fault';
import type { Found } from '../lint';

/** What is wrong with one value, from where it stands. */
export type Judge = (value: Json | undefined) => readonly Found[];

/** One thing wrong, at the value itself. */
export const wrong = (problem: string, mend: string): Found[] => [{ at: '', problem, mend }];

/** The same, found deeper inside. */
export const below = (key: string | number, found: readonly Found[]): Found[] =>
  found.map((one) => ({ ...one, at: pointer(key) + one.at }));

/** Each entry of a list, by itself. */
export const each = (list: readonly Json[], judge: Judge): Found[] =>
  list.flatMap((entry, index) => below(index, judge(entry)));
