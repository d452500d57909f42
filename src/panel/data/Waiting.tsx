import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Staffed } from './useStaff';
import './data.css';

/** What is shown of a read once it is there; until then that it is coming, or how to ask again. */
export function Waiting<T>({
  of,
  children,
}: {
  readonly of: Staffed<T>;
  readonly children: (value: T) => ReactNode;
}) {
  if (of.state === 'failed') return <Failed reload={of.reload} />;
  const isComing = of.state === 'loading';
  // What was read may well be undefined: a record that was never saved.
  if (isComing && !('before' in of)) return <Coming />;
  const shown = isComing ? (of.before as T) : of.value;
  // One element for both, so that what stands in it keeps its state.
  return (
    <div className="pn-read" aria-busy={isComing}>
      {children(shown)}
    </div>
  );
}

function Coming() {
  return (
    <div role="status" className="pn-coming">
      <span className="pn-unseen">Loading…</span>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={44} width="60%" />
    </div>
  );
}

function Failed({ reload }: { readonly reload: () => void }) {
  return (
    <div role="alert" className="pn-failed">
      <p>This could not be loaded.</p>
      <Button variant="outlined" onClick={reload}>
        Try again
      </Button>
    </div>
  );
}
