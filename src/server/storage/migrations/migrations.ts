import { FROM_1 } from './001-015';
import { FROM_16 } from './016-030';
import { FROM_31 } from './031-040';
import type { Migration } from './migration';

/** In their order, by number from 1. A released migration is never changed: add another. */
export const MIGRATIONS: readonly Migration[] = [...FROM_1, ...FROM_16, ...FROM_31];

/**
 * Those that a program without them cannot work with. With the others old and new processes share a database while
 * they are replaced, and the old version can come back (CONTRIBUTING.md).
 */
export const BREAKING: ReadonlySet<number> = new Set([]);

/** The one that adds the column for the oldest version. */
export const OLDEST_VERSION = 18;
