import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import { TickList } from '../../skeleton/TickList';
import type { Requirement, TopCountry } from './topCountryVisa';

interface RequiredDocumentsProps {
  readonly country: TopCountry;
  readonly requirements: readonly Requirement[];
}

/** Renders the documents that the chosen visa type requires. */
export function RequiredDocuments({ country, requirements }: RequiredDocumentsProps) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <section className="tinted visa-documents">
      {country.image !== undefined && (
        <img className="photo" src={country.image} alt="" width="640" height="480" />
      )}
      <div aria-live="polite">
        <h2>{t('visas.documents')}</h2>
        {requirements.length > 0 ? (
          <TickList points={requirements.map(({ title }) => say(title))} />
        ) : (
          <p>{t('visas.noDocuments')}</p>
        )}
      </div>
    </section>
  );
}
