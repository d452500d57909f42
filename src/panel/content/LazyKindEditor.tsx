import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../../platform/lazyComponent';
import type { KindEditor } from './KindEditor';
import { t } from '../language/t';

/** The editor's code, rjsf and its theme, is loaded with the first record that is opened. */
const Editor = lazyComponent(async () => (await import('./KindEditor')).KindEditor);

export const LazyKindEditor = (props: ComponentProps<typeof KindEditor>) => (
  <Suspense fallback={<p role="status">{t('Loading…')}</p>}>
    <Editor {...props} />
  </Suspense>
);
