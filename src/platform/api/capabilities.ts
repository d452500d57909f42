import { type PageSettings, settings } from '../readPageSettings';

/** What a backend may have beyond the calls of docs/requirements.md. */
export type Capability =
  /** Applications of all services with status, answers and definition, in lists that the server searches. */
  | 'applications'
  /** Status, assignee, notes and replies of an application. */
  | 'handling'
  | 'readMarks'
  | 'documents'
  | 'corrections'
  | 'erasure'
  | 'exports'
  | 'savedLists'
  /** A stream of new applications. */
  | 'arrivals'
  | 'dashboard'
  | 'audit'
  | 'roles'
  | 'secondFactor'
  | 'accountLanguage'
  | 'accountDeletion'
  /** Messages to staff about applications. */
  | 'staffNotices'
  /** A session goes on if its page comes back soon after it was closed. */
  | 'sessionResume'
  /** Lists that the server sorts, filters and cuts into pages. */
  | 'listQueries'
  /** Content types of this server alone (`ownCalls` in their files). */
  | 'ownContent'
  | 'contentOrder'
  /** Drafts, and days from which and until which a record is shown. */
  | 'contentSchedules'
  /** Changes of live records that are published later. */
  | 'contentChanges'
  /** Who saved a record and when, and its earlier versions. */
  | 'history'
  /** Removed records that can be restored. */
  | 'bin'
  /** Pictures that are sent before their record. */
  | 'uploads'
  /** The pages about privacy and accessibility. */
  | 'statements'
  /** Drafts that go on on another device. */
  | 'handOver'
  | 'dropOff'
  /** Services that staff compose, beside those of files. */
  | 'storeServices'
  /** Titles of pages and records, which visitors search. */
  | 'search'
  /** Work that the page does if the server doubts a submission. */
  | 'proofs';

const BACKENDS: Readonly<Record<PageSettings['apiCalls'], 'everything' | ReadonlySet<Capability>>> =
  { own: 'everything', papers: new Set() };

/** Returns whether the backend has a capability; entries of registries name theirs (`needs`). */
export function backendHas(needed: Capability | undefined): boolean {
  const has = BACKENDS[settings.apiCalls];
  return needed === undefined || has === 'everything' || has.has(needed);
}
