import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Fetched } from '../../platform/api/Fetched';
import type { LoadState } from '../../platform/api/useFetched';
import { t } from '../language/t';
import './data.css';

interface WaitingProps<T> {
  readonly of: LoadState<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders fetched data; until then a loading state, or an error with a retry button. */
export function Waiting<T>({ of, children }: WaitingProps<T>) {
  return (
    <Fetched
      of={of}
      className="pn-read"
      loading={<Coming />}
      failed={({ reload }) => <Failed reload={reload} />}
    >
      {children}
    </Fetched>
  );
}

function Coming() {
  return (
    <div role="status" className="pn-coming">
      <span className="visually-hidden">{t('Loading…')}</span>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={44} width="60%" />
    </div>
  );
}

function Failed({ reload }: { readonly reload: () => void }) {
  return (
    <div role="alert" className="pn-failed">
      <p>{t('This could not be loaded.')}</p>
      <Button variant="outlined" onClick={reload}>
        {t('Try again')}
      </Button>
    </div>
  );
}
