import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import type { Slide } from './slide';

interface SlideWordsProps {
  readonly slide: Slide;
  readonly isShown: boolean;
  /** Which of how many it is. */
  readonly label: string;
}

/** What stands on a slide. Those that are not shown keep their place, so that nothing below them jumps. */
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
