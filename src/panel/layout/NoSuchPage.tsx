import { Link } from 'wouter';
import { t } from '../language/t';
import { panelHref } from '../base/panelHref';
import { PanelFrame } from './PanelFrame';

/** Renders the panel's "page not found". */
export const NoSuchPage = () => (
  <WayHome title={t('No such page')} text={t('There is no page at this address.')} />
);

/** Renders a page that the account may not use. */
export const NotAllowed = () => (
  <WayHome
    title={t('Not for your account')}
    text={t(
      'Your account does not have the right to use this page. If you need it, ask an owner of the site.',
    )}
  />
);

const WayHome = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <PanelFrame title={title}>
    <p>
      {text} <Link href={panelHref('home')}>{t('Go to Home')}</Link>
    </p>
  </PanelFrame>
);
