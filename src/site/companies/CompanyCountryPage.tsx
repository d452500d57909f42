import './companies.css';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/CountryFrame';
import type { RecordPageProps } from '../customPages';
import { toCompanyCountry } from './companyCountry';
import { CountryProfile } from './CountryProfile';

export function CompanyCountryPage({ entry, params }: RecordPageProps) {
  const { t } = useTranslation();
  const { id = '' } = params;
  const content = useContent(
    `client/company_formation_country/${encodeURIComponent(id)}/`,
    toCompanyCountry,
  );
  return (
    <CountryFrame
      {...{ entry, id, content }}
      nameOf={({ name }) => name}
      titleOf={(country) => t('companies.titleOf', { country })}
      back={t('companies.back')}
    >
      <CountryProfile key={id} entry={entry} id={id} content={content} />
    </CountryFrame>
  );
}
