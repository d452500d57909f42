import { Link } from 'wouter';
import { t } from '../language/t';
import { panelHref } from './panelHref';
import { PanelFrame } from './PanelFrame';

/** Renders the panel's "page not found". */
export function NoSuchPage() {
  return (
    <PanelFrame title={t('No such page')}>
      <p>
        {t('There is no page at this address.')}{' '}
        <Link href={panelHref('home')}>{t('Go to Home')}</Link>
      </p>
    </PanelFrame>
  );
}
