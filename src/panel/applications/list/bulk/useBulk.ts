import { useRef, useState } from 'react';
import { BULK_CALLS } from '../../../../contract/bulk';
import { readAs } from '../../../../contract/readAs';
import { showNotice } from '../../../../platform/snackbar/snackbarStore';
import { recountUnread } from '../../../arrivals/useArrivals';
import { staffCall } from '../../../data/staffCall';
import type { ListQuery } from '../../../data/list/useListQuery';
import { sayDone, sayUndoable } from '../../../layout/notices';
import type { InboxRowData } from '../../inbox';
import { type ExportFormat, exportPath } from '../../inboxQuery';
import { saveFile } from '../../../../platform/saveFile';
import { staffFile } from '../../staffFile';
import type { Handled } from '../../handling/useHandling';
import { t } from '../../../language/t';
import { changedText } from '../../applicationWords';
import { useRun } from '../../../data/useRun';

export type Bulk = ReturnType<typeof useBulk>;

/** What was changed here, and the version that it has led to, by the ids of the applications. */
export type OwnChanges = Map<string, Partial<InboxRowData> & Pick<InboxRowData, 'version'>>;

/** Returns a row as it is after own changes; one that was read later is as it is. */
export function withOwn<R extends InboxRowData>(row: R, own: OwnChanges): R {
  const change = own.get(row.id);
  return change && change.version >= row.version ? { ...row, ...change } : row;
}

interface BulkList {
  /** Returns a row that is shown or chosen, as it is after own changes. */
  readonly rowOf: (id: string) => InboxRowData | undefined;
  readonly own: OwnChanges;
  readonly query: ListQuery;
  readonly service: string | undefined;
  /** Is called when a call failed: those before it may have changed rows. */
  readonly onFailed: () => void;
  readonly onErased: (ids: readonly string[]) => void;
}

/** As many as one call takes. */
export const AT_ONCE = 100;

type Change = Partial<Handled>;

/** Applications that get the same change, as they were before. */
type Part = readonly [change: Change, rows: readonly InboxRowData[]];

const OUTCOMES = ['changed', 'skipped', 'stale', 'withoutStatus', 'notTheirs'] as const;

type Outcome = Readonly<Record<(typeof OUTCOMES)[number], readonly string[]>>;

/** Changes applications of a list; a change of status, colleague or read mark can be undone. */
export function useBulk({ rowOf, own, query, service, onFailed, onErased }: BulkList) {
  const { busy, run } = useRun();
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  /** Runs one after the other: keys may be pressed faster than the server answers. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    setWaiting((last) => last + 1);
    queue.current = queue.current
      .then(work)
      // Staff have been notified; of several calls, those before it have changed rows.
      .catch(onFailed)
      .finally(() => setWaiting((last) => last - 1));
    return queue.current;
  };
  const addOwn = (row: InboxRowData, change: Partial<InboxRowData>, version = row.version) => {
    const last = own.get(row.id);
    // After a change of a colleague, the own ones before it no longer count.
    own.set(row.id, { ...(last?.version === row.version && last), ...change, version });
  };
  const report = (text: string, outcome: Partial<Outcome>, undo?: () => void) => {
    const whole = [text, ...outcomeWords(outcome)].join('. ');
    if (outcome.stale?.length) showNotice({ kind: 'error', text: whole, timeout: 0 });
    else if (undo) sayUndoable(whole, undo);
    else sayDone(whole);
    recountUnread();
  };
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => rowOf(id) ?? []);
  const put = async (parts: readonly Part[], isUndo = false) => {
    const outcomes: Outcome[] = [];
    for (const [change, rows] of parts) {
      for (const some of inParts(rows)) {
        const ids = some.map(({ id }) => id);
        const body = { ids, versions: some.map(({ version }) => version), ...change };
        const response = await staffCall('PUT', 'application_bulk/', body);
        const outcome = readAs(BULK_CALLS.change.response.schema, response);
        for (const row of some) {
          if (outcome.changed.includes(row.id)) addOwn(row, change, row.version + 1);
        }
        outcomes.push(outcome);
      }
    }
    const whole = Object.fromEntries(
      OUTCOMES.map((name) => [name, outcomes.flatMap((outcome) => outcome[name])]),
    ) as unknown as Outcome;
    const { changed } = whole;
    const undo = () => void enqueue(() => put(backwards(parts, changed), true));
    report(
      isUndo ? t('Undone') : changedText(changed.length),
      whole,
      !isUndo && changed.length > 0 ? undo : undefined,
    );
  };
  const putMarks = async (ids: readonly string[], read: boolean, isUndo = false) => {
    const others = ids.filter((id) => rowOf(id)?.unread === read);
    const skipped: string[] = [];
    for (const some of inParts(ids)) {
      const response = await staffCall('PUT', 'application_read/', { ids: some, read });
      const outcome = readAs(BULK_CALLS.read.response.schema, response);
      for (const row of rowsOf(outcome.changed)) addOwn(row, { unread: !read });
      skipped.push(...outcome.skipped);
    }
    const undo = () => void enqueue(() => putMarks(others, !read, true));
    report(
      isUndo ? t('Undone') : changedText(ids.length - skipped.length),
      { skipped },
      !isUndo && others.length > 0 ? undo : undefined,
    );
  };
  return {
    busy: busy || waiting > 0,
    change: (ids: readonly string[], change: Change) => enqueue(() => put([[change, rowsOf(ids)]])),
    /** Marks them as read, or as unread, by whoever is logged in. */
    mark: (ids: readonly string[], read: boolean) => enqueue(() => putMarks(ids, read)),
    erase: (ids: readonly string[]) =>
      run(async () => {
        const body = { ids, count: ids.length };
        const response = await staffCall('POST', 'application_bulk_erase/', body);
        const { erased, skipped } = readAs(BULK_CALLS.erase.response.schema, response);
        onErased(erased);
        report(t('{{count}} applications erased', { count: erased.length }), { skipped });
      }),
    save: (ids: readonly string[], format: ExportFormat) =>
      run(async () => {
        const path = `${exportPath(query, service, format)}&ids=${ids.join(',')}`;
        saveFile(await staffFile(path), `applications-${ids.length}.${format}`);
      }),
  };
}

/** Returns what was left out, and why. */
function outcomeWords({
  skipped = [],
  stale = [],
  withoutStatus = [],
  notTheirs = [],
}: Partial<Outcome>) {
  const gone = skipped.length - withoutStatus.length - notTheirs.length;
  const words = [
    [
      withoutStatus.length,
      t('{{number}} left out: their service does not have this status', {
        number: withoutStatus.length,
      }),
    ],
    [
      notTheirs.length,
      t('{{number}} left out: the colleague does not handle their service', {
        number: notTheirs.length,
      }),
    ],
    [gone, t('{{number}} left out: they no longer exist', { number: gone })],
    [
      stale.length,
      t('{{number}} left as they are: a colleague has changed them meanwhile', {
        number: stale.length,
      }),
    ],
  ] as const;
  return words.flatMap(([count, text]) => (count > 0 ? [text] : []));
}

/** Returns the changes that give what was changed its values from before, unless it has been changed since. */
function backwards(parts: readonly Part[], changed: readonly string[]): Part[] {
  const back = new Map<string, InboxRowData[]>();
  for (const [change, rows] of parts) {
    const names = Object.keys(change) as (keyof Change)[];
    for (const row of rows.filter(({ id }) => changed.includes(id))) {
      const old = JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])));
      const now = { ...row, ...change, version: row.version + 1 };
      back.set(old, [...(back.get(old) ?? []), now]);
    }
  }
  return Array.from(back, ([old, rows]) => [JSON.parse(old) as Change, rows]);
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
