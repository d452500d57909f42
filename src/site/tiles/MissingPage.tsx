import { useTranslation } from '../../platform/language/useTranslation';
import { Drawing } from '../base/Drawing';
import { PlainPage } from '../base/PlainPage';
import { SiteSearch } from '../search/SiteSearch';
import { SmallTiles } from './ServiceTiles';

export function MissingPage() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('shell.missing')} className="services-page">
      <p className="lead">{t('home.missingText')}</p>
      <div className="beside-drawing">
        <SiteSearch />
        <Drawing name="lost" />
      </div>
      <SmallTiles />
    </PlainPage>
  );
}
