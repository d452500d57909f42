import { useTranslation } from '../../platform/language/useTranslation';
import './hotels.css';
import { Drawing } from '../base/Drawing';
import { ContactActions } from '../contact/ContactActions';
import { ServiceFrame } from '../service/ServiceFrame';

/** Renders the placeholder for hotels: a title, a disabled button (docs/requirements.md, P6), and how to ask instead. */
export function HotelsPage() {
  const { t } = useTranslation();
  return (
    <ServiceFrame title={t('hotels.title')}>
      <p className="service-intro">{t('hotels.soon')}</p>
      <div className="hotels stack-20">
        <Drawing name="hotel" />
        <ContactActions about={t('hotels.title')} />
        <button type="button" className="button service-ask" disabled>
          {t('hotels.loadMore')}
        </button>
      </div>
    </ServiceFrame>
  );
}
