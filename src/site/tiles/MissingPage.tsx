import { useTranslation } from '../../platform/language/useTranslation';
import { Link } from 'wouter';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { BesideDrawing } from '../base/Drawing';
import { PlainPage } from '../base/PlainPage';
import { SiteSearch } from '../search/SiteSearch';
import { SmallTiles } from './ServiceTiles';

export function MissingPage() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('shell.missing')}>
      <BesideDrawing name="lost">
        <p className="muted">{t('home.missingText')}</p>
        <SiteSearch />
        <div className="row">
          <Link className="button" href={SITE_ROUTES.home}>
            {t('shell.home')}
          </Link>
          <Link className="button-quiet" href={SITE_ROUTES.contactUs}>
            {t('shell.contact')}
          </Link>
        </div>
      </BesideDrawing>
      <SmallTiles />
    </PlainPage>
  );
}
