import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import type { Slide } from './slide';

interface SlideWordsProps {
  readonly slide: Slide;
  readonly isShown: boolean;
  /** Its position among all slides. */
  readonly label: string;
}

/**
 * Renders the text of a slide. Hidden slides keep their space, so that the layout does not shift.
 */
export function SlideWords({ slide, isShown, label }: SlideWordsProps) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <div
      role="group"
      aria-roledescription={t('home.slideKind')}
      aria-label={label}
      aria-hidden={!isShown}
      className={isShown ? 'home-carousel-shown' : undefined}
    >
      <h2 dir="auto">{say(slide.title)}</h2>
      <Paragraphs text={slide.body} />
    </div>
  );
}
