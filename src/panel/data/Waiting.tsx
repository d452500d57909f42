import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Staffed } from './useStaff';
import './data.css';

/** Renders fetched data; until then a loading state, or an error with a retry button. */
export function Waiting<T>({
  of,
  children,
}: {
  readonly of: Staffed<T>;
  readonly children: (value: T) => ReactNode;
}) {
  if (of.state === 'failed') return <Failed reload={of.reload} />;
  const isComing = of.state === 'loading';
  // The value may be undefined, for a record that was never saved.
  if (isComing && !('before' in of)) return <Coming />;
  const shown = isComing ? (of.before as T) : of.value;
  // One element for both states, so that its children keep their state.
  return (
    <div className="pn-read" aria-busy={isComing}>
      {children(shown)}
    </div>
  );
}

function Coming() {
  return (
    <div role="status" className="pn-coming">
      <span className="visually-hidden">Loading…</span>
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
