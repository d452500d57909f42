import './hotels.css';
import { useTranslation } from 'react-i18next';
import { ServiceFrame } from '../service/ServiceFrame';

/** Hotels, of which there are none yet: the title, and a button that leads nowhere (docs/requirements.md, P6). */
export function HotelsPage() {
  const { t } = useTranslation();
  return (
    <ServiceFrame title={t('hotels.title')} at="">
      <div className="hotels">
        <p>{t('hotels.soon')}</p>
        <button type="button" className="button" disabled>
          {t('hotels.loadMore')}
        </button>
      </div>
    </ServiceFrame>
  );
}
