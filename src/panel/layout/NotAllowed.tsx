import { Link } from 'wouter';
import { t } from '../language/t';
import { panelHref } from './panelHref';
import { PanelFrame } from './PanelFrame';

/** Renders a page that the account may not use. */
export function NotAllowed() {
  return (
    <PanelFrame title={t('Not for your account')}>
      <p>
        {t(
          'Your account does not have the right to use this page. If you need it, ask an owner of the site.',
        )}{' '}
        <Link href={panelHref('home')}>{t('Go to Home')}</Link>
      </p>
    </PanelFrame>
  );
}
