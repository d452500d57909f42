import {
  aboutApplications,
  applications,
  content,
  contentIds,
  contentRevision,
  messages,
  staff,
  staffWork,
  storeId,
} from './001-010';
import { applicationWork } from './006-inbox';
import {
  contentVersions,
  documents,
  handovers,
  leftSessions,
  links,
  oldestVersion,
  requests,
  roles,
  writtenVersions,
} from './011-020';
import { owners } from './016-owners';
import {
  accountVersions,
  addPanelLanguage,
  inboxViews,
  mailedLinks,
  secondFactors,
  sortedInbox,
  stepCounts,
} from './021-030';
import {
  aboutFiles,
  alerts,
  applicantChanges,
  caseFiles,
  handoverReads,
  hiddenWrites,
  incompleteCases,
  moneyLines,
  nameOrders,
  newOwners,
} from './031-040';
import { searchIndex } from './023-searchIndex';
import { searchBatches } from './027-searchBatches';
import { searchColumns } from './028-searchColumns';
import { shortWords } from './031-shortWords';
import type { Db } from '../connection';

type Migration = (db: Db) => Promise<void>;

/** In their order, by number from 1. A released migration is never changed: add another. */
export const MIGRATIONS: readonly Migration[] = [
  applications,
  staff,
  content,
  contentIds,
  staffWork,
  applicationWork,
  storeId,
  aboutApplications,
  contentRevision,
  messages,
  leftSessions,
  writtenVersions,
  links,
  contentVersions,
  requests,
  owners,
  roles,
  oldestVersion,
  handovers,
  documents,
  addPanelLanguage,
  secondFactors,
  searchIndex,
  stepCounts,
  sortedInbox,
  inboxViews,
  searchBatches,
  searchColumns,
  accountVersions,
  mailedLinks,
  shortWords,
  nameOrders,
  handoverReads,
  newOwners,
  applicantChanges,
  alerts,
  aboutFiles,
  hiddenWrites,
  caseFiles,
  moneyLines,
  incompleteCases,
];

/**
 * Those that a program without them cannot work with. With the others old and new processes share a database while
 * they are replaced, and the old version can come back (CONTRIBUTING.md).
 */
export const BREAKING: ReadonlySet<Migration> = new Set([
  contentIds,
  contentRevision,
  writtenVersions,
]);
