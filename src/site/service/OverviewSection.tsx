import { useTranslation } from 'react-i18next';
import type { Overview } from '../../platform/content/overview';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { isSaid } from '../../platform/content/words';

/** What staff say about the service, as plain text, and a card for each requirement. */
export function OverviewSection({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation();
  const say = useWords();
  const { text, requirements } = overview;
  if (!isSaid(text) && requirements.length === 0) return null;
  return (
    <section className="overview">
      <Paragraphs text={text} />
      {requirements.length > 0 && <h2>{t('shell.requirements')}</h2>}
      <ul>
        {requirements.map(({ title, photo }) => (
          <li key={title.en + title.ku + title.ar}>
            {photo !== undefined && <img src={photo} alt="" loading="lazy" />}
            <span dir="auto">{say(title)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
