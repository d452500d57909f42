import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import type { ServicePageData } from '../../definition/model/service';
import type { Overview } from '../../platform/content/overview';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { Photo } from '../cards/CardParts';
import { preparationTexts } from '../../definition/language/preparationTexts';
import { PreparationFrame } from '../../skeleton/PreparationFrame';

interface IntroductionProps {
  readonly page: ServicePageData<string>;
  readonly overview?: Overview | undefined;
  /** Shown between the two. */
  readonly children?: ReactNode;
}

/** Renders what the page of a service begins with: the introduction of its file, and the staff's text about it. */
export function Introduction({ page, overview, children }: IntroductionProps) {
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      {children}
      <OverviewText overview={overview} />
    </>
  );
}

/** Renders the staff's text about the service in a box; nothing if there is none. */
export function OverviewText({ overview }: Pick<IntroductionProps, 'overview'>) {
  if (!overview || !hasText(overview.text)) return null;
  return (
    <div className="tinted overview-text stack-8">
      <Paragraphs text={overview.text} />
    </div>
  );
}

interface OverviewSectionProps extends Pick<Overview, 'requirements'> {
  /** Left out if the page already shows it. */
  readonly text?: Overview['text'];
}

/** Renders the staff's text about the service, and a card for each requirement. */
export function OverviewSection({ text, requirements }: OverviewSectionProps) {
  const { t, textOf } = useTexts();
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
            <span dir="auto">{textOf(title)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders what the visitor needs, the cost and the duration, as far as the service file has them. */
export function Preparation({ page }: { readonly page: ServicePageData<string> }) {
  const { t } = useTranslation();
  const texts = preparationTexts(page, t);
  return texts && <PreparationFrame {...texts} />;
}
