import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pick } from '../../definition/language/text';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useLanguage } from '../../platform/language/languageStore';
import { serviceModuleOf, type ServiceEntry } from '../service/loaders';
import { OverviewText } from '../service/OverviewText';
import { useOverview } from '../service/useOverview';
import { CitizenshipCard } from './CitizenshipCard';
import { toCitizenshipTypes } from './citizenshipType';
import { subPageHref } from '../service/subPageHref';

/** Renders the introduction of the service and a card for each citizenship. */
export function CitizenshipList({ entry }: { readonly entry: ServiceEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useId();
  const { page } = use(serviceModuleOf(entry)).service;
  const overview = useOverview(page.content);
  const types = useContent('client/citizenship_type/', toCitizenshipTypes);
  return (
    <>
      {page.intro && <p className="service-intro">{pick(page.intro, language)}</p>}
      <section aria-labelledby={heading}>
        <h2 id={heading} className="citizenship-heading">
          {t('citizenship.countries')}
        </h2>
        <Loaded content={types}>
          {(all) =>
            all.length === 0 ? (
              <p>{t('citizenship.none')}</p>
            ) : (
              <ul className="cards">
                {all.map((type) => (
                  <CitizenshipCard key={type.id} type={type} href={subPageHref(entry, type.id)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {overview && (
        <section className="citizenship-about">
          <h2>{t('citizenship.about')}</h2>
          <OverviewText overview={overview} />
        </section>
      )}
    </>
  );
}
