import './companies.css';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { toCompanyCountry } from './companyCountry';
import { CountryProfile } from './CountryProfile';

/** Renders the page of one country. */
export function CompanyCountryPage({ entry, params }: CustomPageProps) {
  const { t } = useTranslation();
  const say = useWords();
  const { id = '' } = params;
  const content = useContent(
    `client/company_formation_country/${encodeURIComponent(id)}/`,
    toCompanyCountry,
  );
  const country = content.state === 'ready' ? say(content.value.name) : '';
  const title = country && t('companies.titleOf', { country });
  return (
    <ServiceFrame entry={entry} title={title} back={t('companies.back')} id={id}>
      <CountryProfile key={id} entry={entry} id={id} content={content} />
    </ServiceFrame>
  );
}
