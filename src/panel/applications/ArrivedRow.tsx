import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { APPLICATION_CALLS } from '../../contract/applications';
import { readAs } from '../../contract/readAs';
import { call } from '../../platform/api/call';
import { useArrivalStore } from '../arrivals/arrivalStore';
import type { ListUse } from '../data/useListQuery';
import { t } from '../language/t';
import type { InboxPageRows } from './inbox';
import { arrivedPath } from './inboxQuery';

interface ArrivedRowProps {
  readonly inbox: Pick<InboxPageRows, 'at'>;
  readonly list: ListUse;
  readonly service: string | undefined;
  /** Undefined while the list is loading. */
  readonly reload: (() => void) | undefined;
}

/**
 * Says how many applications have arrived since the list was read, with its filters, and shows them if staff want it:
 * the list never moves by itself.
 */
export function ArrivedRow({ inbox: { at }, list, service, reload }: ArrivedRowProps) {
  const arrivals = useArrivalStore((state) => state.arrivals);
  const [first, setFirst] = useState({ at, arrivals });
  const [counted, setCounted] = useState<{ readonly path: string; readonly count: number }>();
  // The list was read again, with everything that had arrived by then.
  if (first.at !== at) setFirst({ at, arrivals });
  const path = at === undefined ? undefined : arrivedPath(list.query, service, at);
  const isAsked = first.at === at && arrivals > first.arrivals;
  useEffect(() => {
    if (!isAsked || path === undefined) return undefined;
    const leave = new AbortController();
    call('GET', path, { signal: leave.signal, quiet: true }).then(
      (response) => {
        const { total } = readAs(APPLICATION_CALLS.count.response.schema, response);
        setCounted({ path, count: total });
      },
      // The next arrival asks again.
      () => undefined,
    );
    return () => leave.abort();
  }, [path, arrivals, isAsked]);
  const count = isAsked && counted && counted.path === path ? counted.count : 0;
  return (
    <div role="status" className="ap-arrived">
      {count > 0 && (
        <Button
          fullWidth
          variant="outlined"
          onClick={() => {
            list.change({ page: 1 });
            reload?.();
          }}
        >
          {t('{{count}} new applications: show', { count, one: '{{count}} new application: show' })}
        </Button>
      )}
    </div>
  );
}
