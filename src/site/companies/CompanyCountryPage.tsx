import './companies.css';
import { useTranslation } from 'react-i18next';
import { pick } from '../../definition/language/text';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { toCompanyCountry } from './companyCountry';
import { CountryProfile } from './CountryProfile';

/** Renders the page of one country. */
export function CompanyCountryPage({ entry, params }: CustomPageProps) {
  const { t } = useTranslation();
  const say = useWords();
  const service = pick(entry.tile.title, useLanguage());
  const { id = '' } = params;
  const content = useContent(
    `client/company_formation_country/${encodeURIComponent(id)}/`,
    toCompanyCountry,
  );
  const country = content.state === 'ready' ? say(content.value.name) : '';
  const title = country === '' ? service : t('companies.titleOf', { country });
  return (
    <ServiceFrame title={title} back={{ href: entry.route, text: t('companies.back') }} at={id}>
      <CountryProfile key={id} entry={entry} id={id} content={content} />
    </ServiceFrame>
  );
}
