import type { ComponentProps } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { LoadingBoundary } from '../layout/LoadingBoundary';

/** The form engine is loaded only where something is sent. */
const RequestForm = lazyComponent(async () => (await import('./RequestForm')).RequestForm);

/** Renders the form of what staff ask for, once its code has loaded. */
export function AskedForm(props: ComponentProps<typeof RequestForm>) {
  const { t } = useTranslation();
  return (
    <LoadingBoundary at={props.id} fallback={<p role="status">{t('status.loading')}</p>}>
      <RequestForm key={props.id} {...props} />
    </LoadingBoundary>
  );
}
