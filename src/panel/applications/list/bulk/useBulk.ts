import { useRef } from 'react';
import { BULK_CALLS } from '../../../../contract/bulk';
import { readAs } from '../../../../contract/readAs';
import { showNotice } from '../../../../platform/snackbar/snackbarStore';
import { recountUnread } from '../../../arrivals/useArrivals';
import { staffCall } from '../../../data/staffCall';
import type { ListQuery } from '../../../data/list/useListQuery';
import { sayDone } from '../../../layout/notices';
import type { InboxRowData } from '../../inbox';
import { type ExportFormat, exportPath } from '../../inboxQuery';
import { saveFile } from '../../../base/saveFile';
import { staffFile } from '../../staffFile';
import type { Handled } from '../../handling/useHandling';
import { t } from '../../../language/t';
import { useRun } from '../../../data/useRun';

export type Bulk = ReturnType<typeof useBulk>;

interface BulkList {
  readonly rows: readonly Pick<InboxRowData, 'id' | 'version'>[];
  readonly query: ListQuery;
  readonly service: string | undefined;
  readonly onDone: () => void;
}

export function useBulk({ rows, query, service, onDone }: BulkList) {
  const { busy, run } = useRun();
  const queue = useRef(Promise.resolve());
  /** The versions that own changes have led to, until the list is read again. */
  const own = useRef(new Map<string, number>());
  const versionNow = (id: string) =>
    Math.max(own.current.get(id) ?? 0, rows.find((row) => row.id === id)?.version ?? 0);
  /** Runs one after the other: keys may be pressed faster than the server answers. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    queue.current = queue.current.then(work).catch(() => undefined);
    return queue.current;
  };
  const say = (done: string, skipped: readonly string[]) => {
    sayDone(
      skipped.length === 0
        ? done
        : `${done}. ${t('{{number}} left out: their service does not have this status, or they no longer exist', { number: skipped.length })}`,
    );
    onDone();
    recountUnread();
  };
  return {
    busy,
    change: (ids: readonly string[], change: Partial<Handled>) =>
      enqueue(async () => {
        const versions = ids.map((id) => versionNow(id));
        const body = { ids, versions, ...change };
        const response = await staffCall('PUT', 'application_bulk/', body);
        const { changed, skipped, stale } = readAs(BULK_CALLS.change.response.schema, response);
        for (const id of changed) own.current.set(id, versionNow(id) + 1);
        const done = changedText(changed.length);
        if (stale.length === 0) {
          say(done, skipped);
          return;
        }
        const left = t('{{number}} left as they are: a colleague has changed them meanwhile', {
          number: stale.length,
        });
        showNotice({ kind: 'error', text: `${done}. ${left}.`, timeout: 0 });
        onDone();
      }),
    /** Marks them as read, or as unread, by whoever is logged in. */
    mark: (ids: readonly string[], read: boolean) =>
      enqueue(async () => {
        const response = await staffCall('PUT', 'application_read/', { ids, read });
        const { changed, skipped } = readAs(BULK_CALLS.read.response.schema, response);
        say(changedText(changed.length), skipped);
      }),
    erase: (ids: readonly string[]) =>
      run(async () => {
        const body = { ids, count: ids.length };
        const response = await staffCall('POST', 'application_bulk_erase/', body);
        const { erased, skipped } = readAs(BULK_CALLS.erase.response.schema, response);
        say(
          t('{{count}} applications erased', {
            count: erased.length,
            defaultValue_one: '1 application erased',
          }),
          skipped,
        );
      }),
    save: (ids: readonly string[], format: ExportFormat) =>
      run(async () => {
        const path = `${exportPath(query, service, format)}&ids=${ids.join(',')}`;
        saveFile(await staffFile(path), `applications-${ids.length}.${format}`);
      }),
  };
}

const changedText = (count: number): string =>
  t('{{count}} applications changed', { count, defaultValue_one: '1 application changed' });
