import { setImmediate as afterOthers, setTimeout as sleep } from 'node:timers/promises';
import type Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { codeOf } from '../errorCode';
import type { Connection, Db } from './connection';
import { freeReserve } from './diskReserve';

/** Milliseconds to wait for another process that writes. */
const LONGEST_WAIT = 5000;

/** Transactions in one commit: reads wait meanwhile. */
const MOST = 64;

/** Transactions that are not kept waiting for others: a larger group saves little, and leaves the server idle meanwhile. */
const ENOUGH = 16;

interface Job {
  /** Runs the work within a transaction; returns how to resolve its promise after the commit. */
  readonly run: (own: Db) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
  /** When a busy database is no longer waited for. */
  readonly giveUp: number;
}

/**
 * Returns a function that runs transactions of an SQLite database. Those that wait when the connection is free share one
 * commit, and so one sync: each has a savepoint, so that one that fails undoes only its own work. Nothing waits for
 * company: a transaction that comes alone is committed alone.
 * @param database the connection of `db`
 * @param folder of the database
 */
export function groupCommit(
  db: Db,
  database: Database.Database,
  folder: string,
): Connection['atomic'] {
  const indexing = searchBatch(database);
  // In another thread: the server goes on while the index is written and the disk is synced. The two classes of libsql
  // share their native connection.
  const commit = async (): Promise<void> => {
    await AsyncDatabase.prototype.exec.call(database, `${indexing()} commit`);
  };
  const waiting: Job[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      while (waiting.length > 0) {
        await othersToArrive();
        const isFree = await db
          .connection()
          .execute((own) => runGroup(own, waiting.splice(0, MOST)));
        // Without holding the connection, so that others can read.
        if (!isFree) await sleep(10 + Math.random() * 20);
      }
    } catch (error) {
      // The database was closed.
      for (const { reject } of waiting.splice(0)) reject(error);
    } finally {
      isRunning = false;
    }
  }

  /** Waits for as long as each turn of the event loop brings another transaction. */
  async function othersToArrive(): Promise<void> {
    let count = 0;
    while (waiting.length > count && waiting.length < ENOUGH) {
      count = waiting.length;
      await afterOthers();
    }
  }

  /** Returns false, and lets the jobs wait, while another process writes or when space was freed for one. */
  async function runGroup(own: Db, group: readonly Job[]): Promise<boolean> {
    if (!begins(group)) return false;
    const isAlone = group.length === 1;
    try {
      const settle: (() => void)[] = [];
      for (const job of group) settle.push(await (isAlone ? job.run(own) : runWithin(own, job)));
      await commit();
      for (const each of settle) each();
    } catch (error) {
      // An error such as a full disk has rolled it back already.
      if (database.inTransaction) database.exec('rollback');
      if (isAlone && freeReserve(folder, error)) {
        waiting.unshift(...group);
        return false;
      }
      for (const job of group) {
        if (isAlone) job.reject(error);
        // A full disk, for instance: which of them it concerns is found out one by one.
        else await runGroup(own, [job]);
      }
    }
    return true;
  }

  /**
   * Runs a job in a savepoint; returns how to settle it after the commit.
   * @throws what concerns the whole group
   */
  async function runWithin(own: Db, job: Job): Promise<() => void> {
    database.exec('savepoint job');
    try {
      const resolve = await job.run(own);
      database.exec('release job');
      return resolve;
    } catch (error) {
      if (!database.inTransaction || isOfDatabase(error)) throw error;
      database.exec('rollback to job');
      database.exec('release job');
      return () => job.reject(error);
    }
  }

  /**
   * Begins a transaction, IMMEDIATE, so that it cannot fail to upgrade later. While another process writes, the jobs
   * wait again, except those that have waited for too long.
   */
  function begins(jobs: readonly Job[]): boolean {
    try {
      // Not through Kysely, which prepares every statement: a failed one would stay open and block the commit.
      database.exec('begin immediate');
      return true;
    } catch (error) {
      const isOver = ({ giveUp }: Job) => !isBusy(error) || Date.now() > giveUp;
      waiting.unshift(...jobs.filter((job) => !isOver(job)));
      for (const job of jobs) if (isOver(job)) job.reject(error);
      return false;
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const run = async (own: Db) => {
        const result = await work(own);
        return () => resolve(result);
      };
      waiting.push({ run, reject, giveUp: Date.now() + LONGEST_WAIT });
      void runAll();
    });
}

const isBusy = (error: unknown): boolean => String(codeOf(error)).startsWith('SQLITE_BUSY');

/** Returns whether an error may concern other transactions as well; a broken constraint does not. */
const isOfDatabase = (error: unknown): boolean =>
  codeOf(error) !== undefined && !String(codeOf(error)).startsWith('SQLITE_CONSTRAINT');

type Statement = Database.Statement<[]>;

/**
 * Returns a function that returns the SQL that adds what a transaction has written to the search index, for before its
 * commit (migrations 27 and 31); '' if it has written nothing to add.
 */
function searchBatch(database: Database.Database): () => string {
  let pending: Statement | undefined;
  return () => {
    // Tables of an older version have none: they are migrated, or a backup is restored into them.
    if (!pending && !database.prepare(HAS_TABLE).get()) return '';
    pending ??= database.prepare('select 1 from inbox_pending limit 1');
    return pending.get() ? WORK : '';
  };
}

const HAS_TABLE = `select 1 from sqlite_master where name = 'inbox_pending'`;

// In this order, or all applications could be read for the few.
const WORK = `insert into inbox_search (rowid, search)
    select number, search || '  ' from inbox_pending
    cross join inbox_number using (number) cross join inbox using (application_id);
  delete from inbox_pending;`;
