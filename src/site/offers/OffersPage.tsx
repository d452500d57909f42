import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { PlainPage } from '../layout/PlainPage';
import { toOffers } from './offer';
import { OffersShown } from './OffersShown';

/** Renders all special offers. */
export function OffersPage() {
  const { t } = useTranslation();
  const content = useContent('client/special_offer/', toOffers);
  return (
    <PlainPage title={t('offers.title')}>
      <p className="lead list-lead">{t('offers.lead')}</p>
      <Loaded content={content}>{(offers) => <OffersShown offers={offers} />}</Loaded>
    </PlainPage>
  );
}
