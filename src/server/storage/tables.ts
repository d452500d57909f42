import type { Generated } from 'kysely';

/** The columns for the properties of an object, such as created_at for createdAt. */
export type ColumnsOf<T> = { -readonly [Name in keyof T as ColumnOf<Name & string>]: T[Name] };

type ColumnOf<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : Name;

/**
 * The rows of both databases: texts and whole numbers only, which both store alike. Each feature declares its own tables
 * here, and decides in its feature.ts whether backups have them.
 */
export interface Tables {
  migration: { version: number; applied_at: string; oldest: Generated<number> };
  /** One row: the id with which the photo store is marked, too (storeId). */
  store: { id: string; made_at: string };
  attempt: { key: string; count: number; expires_at: string };
}
