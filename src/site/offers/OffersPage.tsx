import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { usePageTitle } from '../layout/usePageTitle';
import { toOffers } from './offer';
import { OffersShown } from './OffersShown';

/** Renders all special offers. */
export function OffersPage() {
  const { t } = useTranslation();
  const content = useContent('client/special_offer/', toOffers);
  usePageTitle(t('offers.title'));
  return (
    <div className="page plain-page">
      <h1>{t('offers.title')}</h1>
      <p className="lead list-lead">{t('offers.lead')}</p>
      <Loaded content={content}>{(offers) => <OffersShown offers={offers} />}</Loaded>
    </div>
  );
}
