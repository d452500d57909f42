import { useTranslation } from 'react-i18next';
import { isSaid, type Overview, type Words } from '../../platform/content/overview';
import { useLanguage } from '../../platform/language/languageStore';

/** What staff say about the service, as plain text, and a card for each requirement. */
export function OverviewSection({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation();
  const inLanguage = useWords();
  const { text, requirements } = overview;
  if (!isSaid(text) && requirements.length === 0) return null;
  return (
    <section className="overview">
      {paragraphs(inLanguage(text)).map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
      {requirements.length > 0 && <h2>{t('shell.requirements')}</h2>}
      <ul>
        {requirements.map(({ title, photo }) => (
          <li key={title.en + title.ku + title.ar}>
            {photo !== undefined && <img src={photo} alt="" loading="lazy" />}
            <span dir="auto">{inLanguage(title)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the reader's language, or else in whichever there is: half a translation is better than none. */
function useWords(): (words: Words) => string {
  const language = useLanguage();
  return (words) => words[language] || words.en || words.ku || words.ar;
}

const paragraphs = (text: string): string[] => [
  ...new Set(text.split(/\n+/u).filter((line) => line.trim() !== '')),
];
