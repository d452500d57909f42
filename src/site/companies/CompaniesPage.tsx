import { useTranslation } from '../../platform/language/useTranslation';
import type { ServicePageProps } from '../customPages';
import { CountryCards } from '../cards/CountryCards';
import { ListSection } from '../lists/ListSection';
import { goToForm } from '../service/goToForm';
import { Introduction, Preparation } from '../service/Introduction';
import { ServiceApplication } from '../service/ServiceApplication';
import { useServicePage } from '../service/useServicePage';
import { COUNTRIES_CALL, toCompanyCountries } from './companyCountry';
import { useContent } from '../../platform/content/useContent';
import { subPageHref } from '../service/subPageHref';
import './companies.css';

export function CompaniesPage({ entry }: ServicePageProps) {
  const { t } = useTranslation();
  const { page, form, overview } = useServicePage(entry);
  const content = useContent(COUNTRIES_CALL, toCompanyCountries);
  return (
    <>
      <Introduction page={page} overview={overview} />
      <button type="button" className="button service-ask" onClick={goToForm}>
        {form.title}
      </button>
      <ListSection title={t('companies.countries')} content={content} none={t('companies.none')}>
        {(countries) => (
          <CountryCards
            className="companies-cards"
            countries={countries}
            hrefOf={(id) => subPageHref(entry, id)}
          />
        )}
      </ListSection>
      <div className="with-aside service-body">
        <Preparation page={page} />
        <ServiceApplication entry={entry} />
      </div>
    </>
  );
}
