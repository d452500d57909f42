import { type ComponentProps } from 'react';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import type { KindEditor } from './KindEditor';
import { t } from '../../language/t';

/** The editor's code, rjsf and its theme, is loaded with the first record that is opened. */
const Editor = lazyComponent(async () => (await import('./KindEditor')).KindEditor);

export const LazyKindEditor = (props: ComponentProps<typeof KindEditor>) => (
  <Loading fallback={<p role="status">{t('Loading…')}</p>}>
    <Editor {...props} />
  </Loading>
);
