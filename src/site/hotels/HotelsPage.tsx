import { useTranslation } from '../../platform/language/useTranslation';
import './hotels.css';
import { ServiceFrame } from '../service/ServiceFrame';

/** Renders the placeholder for hotels: a title and a disabled button (docs/requirements.md, P6). */
export function HotelsPage() {
  const { t } = useTranslation();
  return (
    <ServiceFrame title={t('hotels.title')}>
      <p className="service-intro">{t('hotels.soon')}</p>
      <button type="button" className="button service-ask" disabled>
        {t('hotels.loadMore')}
      </button>
    </ServiceFrame>
  );
}
