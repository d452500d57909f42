import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import type { CompanyCountry, RequirementGroup } from './companyCountry';

/** The country's picture and flag, and what it asks for, title by title. */
export function Requirements({ country }: { readonly country: CompanyCountry }) {
  const { t } = useTranslation();
  const { photo, flag, requirements } = country;
  return (
    <section className="companies-requirements">
      <div className="companies-cover">
        {photo !== undefined && <img src={photo} alt="" width="640" height="480" />}
        {flag !== undefined && <img className="companies-cover-flag" src={flag} alt="" />}
      </div>
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
    <section>
      <h3 dir="auto">{say(title)}</h3>
      <ul>
        {[...new Set(items.map(say))].map((item) => (
          <li key={item}>
            <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
              <path d="M5 12.5l4.5 4.5L19 7.5" />
            </svg>
            <span dir="auto">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
