import type { Overview } from '../../platform/content/overview';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { hasText } from '../../platform/content/translatedText';
import { Photo } from '../cards/Photo';

interface OverviewSectionProps extends Pick<Overview, 'requirements'> {
  /** Left out if the page already shows it. */
  readonly text?: Overview['text'];
}

/** Renders the staff's text about the service, and a card for each requirement. */
export function OverviewSection({ text, requirements }: OverviewSectionProps) {
  const { t, say } = useWords();
  const isShown = text !== undefined && hasText(text);
  if (!isShown && requirements.length === 0) return null;
  return (
    <section className="overview stack">
      {isShown && <Paragraphs text={text} />}
      {requirements.length > 0 && <h2>{t('shell.requirements')}</h2>}
      <ul>
        {requirements.map(({ title, photo }, number) => (
          <li key={number} className="frame">
            <Photo src={photo} isLazy />
            <span dir="auto">{say(title)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
