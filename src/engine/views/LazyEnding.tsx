import { type ComponentProps, useEffect } from 'react';
import { LATER } from '../fields/usePreloadedParts';
import { useLazyPart } from '../inputs/useLazyPart';
import { MissingPart } from '../inputs/MissingPart';
import type { Ending } from './Ending';

const loadEnding = () => import('./Ending');

interface LazyEndingProps extends ComponentProps<typeof Ending> {
  /** Not before the last step is done; until then the code is preloaded. */
  readonly open: boolean;
}

/** Renders the end of a form, whose code loads while the visitor fills it in. */
export function LazyEnding({ open, ...props }: LazyEndingProps) {
  const { part, failed, want, retry } = useLazyPart(loadEnding);
  useEffect(() => {
    const timer = setTimeout(want, open ? 0 : LATER);
    return () => clearTimeout(timer);
  }, [open, want]);
  if (!open) return null;
  return part ? <part.Ending {...props} /> : <MissingPart failed={failed} onRetry={retry} />;
}
