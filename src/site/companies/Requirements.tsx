import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import { CountryCover } from '../cards/CountryCover';
import { TickList } from '../../skeleton/TickList';
import type { CompanyCountry, RequirementGroup } from './companyCountry';

/** Renders the country's picture and flag, and its requirements by group. */
export function Requirements({ country }: { readonly country: CompanyCountry }) {
  const { t } = useTranslation();
  const { photo, flag, requirements } = country;
  return (
    <section className="companies-requirements">
      <CountryCover photo={photo} flag={flag} />
      <h2>{t('companies.requirements')}</h2>
      <div className="companies-groups">
        {requirements.map((group, number) => (
          <Group key={number} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { title, items } }: { readonly group: RequirementGroup }) {
  const say = useWords();
  return (
    <section className="tinted">
      <h3 dir="auto">{say(title)}</h3>
      <TickList points={items.map(say)} />
    </section>
  );
}
