import { useTranslation } from '../../platform/language/useTranslation';
import { BesideDrawing } from '../base/Drawing';
import { ContactActions } from '../contact/ContactActions';
import { ServiceFrame } from '../service/ServiceFrame';

/** Renders the placeholder for hotels: a title, a disabled button (docs/requirements.md, P6), and how to ask instead. */
export function HotelsPage() {
  const { t } = useTranslation();
  return (
    <ServiceFrame title={t('hotels.title')}>
      <BesideDrawing name="hotel">
        <p className="service-intro">{t('hotels.soon')}</p>
        <ContactActions about={t('hotels.title')} />
        <button type="button" className="button-quiet" disabled aria-disabled>
          {t('hotels.loadMore')}
        </button>
      </BesideDrawing>
    </ServiceFrame>
  );
}
