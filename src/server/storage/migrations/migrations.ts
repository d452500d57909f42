import { FROM_1 } from './001-010';
import { FROM_11 } from './011-020';
import { FROM_21 } from './021-030';
import { FROM_31 } from './031-040';
import type { Migration } from './migration';

/** In their order, by number from 1. A released migration is never changed: add another. */
export const MIGRATIONS: readonly Migration[] = [...FROM_1, ...FROM_11, ...FROM_21, ...FROM_31];

/**
 * Those that a program without them cannot work with. With the others old and new processes share a database while
 * they are replaced, and the old version can come back (CONTRIBUTING.md).
 */
export const BREAKING: ReadonlySet<number> = new Set([4, 9, 12]);

/** The one that adds the column for the oldest version. */
export const OLDEST_VERSION = 18;
