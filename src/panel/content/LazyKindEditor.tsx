import { type ComponentProps, lazy, Suspense } from 'react';
import type { KindEditor } from './KindEditor';

/** The editor's code, rjsf and its theme, is loaded with the first record that is opened. */
const Editor = lazy(async () => ({ default: (await import('./KindEditor')).KindEditor }));

export const LazyKindEditor = (props: ComponentProps<typeof KindEditor>) => (
  <Suspense fallback={<p role="status">Loading…</p>}>
    <Editor {...props} />
  </Suspense>
);
