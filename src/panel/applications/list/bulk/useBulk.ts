import { useRef } from 'react';
import { BULK_CALLS } from '../../../../contract/bulk';
import { readAs } from '../../../../contract/readAs';
import { showNotice } from '../../../../platform/snackbar/snackbarStore';
import { recountUnread } from '../../../arrivals/useArrivals';
import { staffCall } from '../../../data/staffCall';
import type { ListQuery } from '../../../data/list/useListQuery';
import { sayDone, sayUndoable } from '../../../layout/notices';
import type { InboxRowData } from '../../inbox';
import { type ExportFormat, exportPath } from '../../inboxQuery';
import { saveFile } from '../../../base/saveFile';
import { staffFile } from '../../staffFile';
import type { Handled } from '../../handling/useHandling';
import { t } from '../../../language/t';
import { changedText } from '../../applicationWords';
import { useRun } from '../../../data/useRun';

export type Bulk = ReturnType<typeof useBulk>;

/** What was changed here, by the ids of the applications, until the list is read again on purpose. */
export type OwnChanges = Map<string, Partial<InboxRowData>>;

interface BulkList {
  /** Those that are shown or chosen. */
  readonly rowOf: (id: string) => InboxRowData | undefined;
  readonly own: OwnChanges;
  readonly query: ListQuery;
  readonly service: string | undefined;
  readonly onDone: () => void;
  readonly onErased: (ids: readonly string[]) => void;
}

/** As many as one call takes. */
export const AT_ONCE = 100;

type Change = Partial<Handled>;

/** Applications that get the same change. */
type Part = readonly [change: Change, ids: readonly string[]];

const OUTCOMES = ['changed', 'skipped', 'stale', 'withoutStatus', 'notTheirs'] as const;

type Left = Readonly<Record<(typeof OUTCOMES)[number], readonly string[]>>;

/** Changes applications of a list; a change of status, colleague or read mark can be undone. */
export function useBulk({ rowOf, own, query, service, onDone, onErased }: BulkList) {
  const { busy, run } = useRun();
  const queue = useRef(Promise.resolve());
  /** Runs one after the other: keys may be pressed faster than the server answers. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    queue.current = queue.current.then(work).catch(() => undefined);
    return queue.current;
  };
  const note = (ids: readonly string[], change: Partial<InboxRowData>) => {
    for (const id of ids) own.set(id, { ...own.get(id), ...change });
  };
  /** Returns a row as it is after own changes. */
  const now = (id: string) => {
    const row = rowOf(id);
    return row && { ...row, ...own.get(id), version: versionOf(id, row) };
  };
  const versionOf = (id: string, row = rowOf(id)) =>
    Math.max(own.get(id)?.version ?? 0, row?.version ?? 0);
  const done = (text: string, left: Partial<Left>, undo?: () => void) => {
    const whole = [text, ...leftWords(left)].join('. ');
    if (undo) sayUndoable(whole, undo);
    else sayDone(whole);
    onDone();
    recountUnread();
  };
  const put = async (parts: readonly Part[], canUndo: boolean) => {
    const before = new Map(parts.flatMap(([, ids]) => ids).map((id) => [id, now(id)]));
    const all: Left[] = [];
    for (const [change, ids] of parts) {
      for (const some of inParts(ids)) {
        const body = { ids: some, versions: some.map((id) => versionOf(id)), ...change };
        const response = await staffCall('PUT', 'application_bulk/', body);
        const answer = readAs(BULK_CALLS.change.response.schema, response);
        for (const id of answer.changed) note([id], { ...change, version: versionOf(id) + 1 });
        all.push(answer);
      }
    }
    const outcome = Object.fromEntries(
      OUTCOMES.map((name) => [name, all.flatMap((answer) => answer[name])]),
    ) as unknown as Left;
    const { changed, stale } = outcome;
    const text = canUndo ? changedText(changed.length) : t('Undone');
    if (stale.length === 0) {
      const undo = () => void enqueue(() => put(backwards(parts, changed, before), false));
      done(text, outcome, canUndo && changed.length > 0 ? undo : undefined);
      return;
    }
    showNotice({ kind: 'error', text: [text, ...leftWords(outcome)].join('. '), timeout: 0 });
    onDone();
  };
  const putMarks = async (ids: readonly string[], read: boolean, canUndo: boolean) => {
    const others = ids.filter((id) => now(id)?.unread === read);
    const skipped: string[] = [];
    for (const some of inParts(ids)) {
      const response = await staffCall('PUT', 'application_read/', { ids: some, read });
      const answer = readAs(BULK_CALLS.read.response.schema, response);
      note(answer.changed, { unread: !read });
      skipped.push(...answer.skipped);
    }
    const undo = () => void enqueue(() => putMarks(others, !read, false));
    done(
      canUndo ? changedText(ids.length - skipped.length) : t('Undone'),
      { skipped },
      canUndo && others.length > 0 ? undo : undefined,
    );
  };
  return {
    busy,
    change: (ids: readonly string[], change: Change) => enqueue(() => put([[change, ids]], true)),
    /** Marks them as read, or as unread, by whoever is logged in. */
    mark: (ids: readonly string[], read: boolean) => enqueue(() => putMarks(ids, read, true)),
    erase: (ids: readonly string[]) =>
      run(async () => {
        const body = { ids, count: ids.length };
        const response = await staffCall('POST', 'application_bulk_erase/', body);
        const { erased, skipped } = readAs(BULK_CALLS.erase.response.schema, response);
        onErased(erased);
        done(
          t('{{count}} applications erased', {
            count: erased.length,
            defaultValue_one: '1 application erased',
          }),
          { skipped },
        );
      }),
    save: (ids: readonly string[], format: ExportFormat) =>
      run(async () => {
        const path = `${exportPath(query, service, format)}&ids=${ids.join(',')}`;
        saveFile(await staffFile(path), `applications-${ids.length}.${format}`);
      }),
  };
}

/** Returns what was left out, and why. */
function leftWords({
  skipped = [],
  stale = [],
  withoutStatus = [],
  notTheirs = [],
}: Partial<Left>) {
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

/** Returns the changes that give what was changed its values from before. */
function backwards(
  parts: readonly Part[],
  changed: readonly string[],
  before: ReadonlyMap<string, InboxRowData | undefined>,
): Part[] {
  const back = new Map<string, string[]>();
  for (const [change, ids] of parts) {
    for (const id of ids.filter((one) => changed.includes(one))) {
      const row = before.get(id);
      const names = Object.keys(change) as (keyof Change)[];
      const old = JSON.stringify(row && Object.fromEntries(names.map((name) => [name, row[name]])));
      if (row) back.set(old, [...(back.get(old) ?? []), id]);
    }
  }
  return Array.from(back, ([old, ids]) => [JSON.parse(old) as Change, ids]);
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
