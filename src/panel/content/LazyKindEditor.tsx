import { type ComponentProps, lazy, Suspense } from 'react';
import type { KindEditor } from './KindEditor';
import { t } from '../language/t';

/** The editor's code, rjsf and its theme, is loaded with the first record that is opened. */
const Editor = lazy(async () => ({ default: (await import('./KindEditor')).KindEditor }));

export const LazyKindEditor = (props: ComponentProps<typeof KindEditor>) => (
  <Suspense fallback={<p role="status">{t('Loading…')}</p>}>
    <Editor {...props} />
  </Suspense>
);
