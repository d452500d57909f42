import type { LoadState } from '../../platform/api/useFetched';
import { useContent } from '../../platform/content/useContent';
import { type CompanyCountry, toCompanyCountries } from './companyCountry';

/** Fetches the countries in which a company can be founded. */
export const useCompanyCountries = (): LoadState<readonly CompanyCountry[]> =>
  useContent('client/company_formation_country/', toCompanyCountries);
