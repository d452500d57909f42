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
  /** What comes is a list: its skeleton has rows. */
  readonly isList?: boolean;
  /** Returns the text to show in place of an empty value. */
  readonly empty?: (value: T) => string | false;
}

/** Renders fetched data; until then a loading state, or an error with a retry button. */
export function Waiting<T>({ of, children, isList = false, empty }: WaitingProps<T>) {
  return (
    <Fetched
      of={of}
      className="pn-read stack-20"
      loading={<Coming isList={isList} />}
      failed={({ reload }) => <Failed reload={reload} />}
    >
      {(value) => {
        const words = empty?.(value);
        return words ? <Empty words={words} /> : children(value);
      }}
    </Fetched>
  );
}

const ROWS = 10;

function Coming({ isList }: { readonly isList: boolean }) {
  return (
    <div role="status" className={isList ? 'pn-coming pn-coming-rows stack-20' : 'pn-coming stack'}>
      <span className="visually-hidden">{t('Loading…')}</span>
      {isList ? (
        Array.from({ length: ROWS }, (_, row) => <Skeleton key={row} height={20} width="70%" />)
      ) : (
        <>
          <Skeleton variant="rounded" height={44} />
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={44} width="60%" />
        </>
      )}
    </div>
  );
}

function Failed({ reload }: { readonly reload: () => void }) {
  return (
    <Placeholder role="alert">
      <p>{t('This could not be loaded.')}</p>
      <Button variant="outlined" onClick={reload}>
        {t('Try again')}
      </Button>
    </Placeholder>
  );
}

/** Renders a text in the place of a list or a page that is empty. */
export const Empty = ({ words }: { readonly words: string }) => (
  <Placeholder>
    <p>{words}</p>
  </Placeholder>
);

interface PlaceholderProps {
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** Renders what stands in the place of what is empty or could not be loaded. */
const Placeholder = (props: PlaceholderProps) => (
  <div {...props} className="pn-empty stack muted" />
);
