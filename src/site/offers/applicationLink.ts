import type { RecordPageName, ServicePageName } from '../../contract/siteRoutes';
import { siteServices } from '../../platform/content/siteServices';
import { useTranslation } from '../../platform/language/useTranslation';
import { subPageHref } from '../service/subPageHref';
import type { Offer } from './offer';

type Offered = Pick<Offer, 'kind' | 'subject'>;

/** Returns a function that links to the page where one applies for what is offered; undefined if it is not known. */
export function useApplicationLink() {
  const { t } = useTranslation();
  return (offered: Offered) => {
    const href = applicationHref(offered);
    return href === undefined ? undefined : { href, text: t('offers.apply') };
  };
}

/** By the component of a service's page: the kinds of offers for which one applies there, on the page of the record. */
const PAGES: Partial<
  Record<ServicePageName, Partial<Record<NonNullable<Offer['kind']>, RecordPageName | ''>>>
> = {
  tickets: { Ticket: '' },
  tours: { TourGroup: 'tour' },
  visas: { NormalVisa: 'normalVisa', TopCountryVisa: 'topCountryVisa' },
};

function applicationHref({ kind, subject }: Offered): string | undefined {
  for (const [component, pages] of Object.entries(PAGES)) {
    const entry = siteServices().find((one) => one.component === component);
    const page = kind && pages[kind];
    if (entry && page === '') return entry.route;
    if (entry && page !== undefined && subject !== '') return subPageHref(entry, subject, page);
  }
  return undefined;
}
