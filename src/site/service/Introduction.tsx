import type { ServicePageData } from '../../definition/model/service';
import type { Overview } from '../../platform/content/overview';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { preparationTexts } from '../../definition/language/preparationTexts';
import { PreparationFrame } from '../../skeleton/PreparationFrame';

interface IntroductionProps {
  readonly page: ServicePageData<string>;
  readonly overview?: Overview | undefined;
}

/** Renders what the page of a service begins with: the introduction of its file, and the staff's text about it. */
export function Introduction({ page, overview }: IntroductionProps) {
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <OverviewText overview={overview} />
    </>
  );
}

export function OverviewText({ overview }: Pick<IntroductionProps, 'overview'>) {
  if (!overview || !hasText(overview.text)) return null;
  return (
    <div className="tinted overview-text stack-8">
      <Paragraphs text={overview.text} />
    </div>
  );
}

interface PreparationProps {
  readonly page: ServicePageData<string>;
  readonly overview?: Partial<Overview> | undefined;
}

export function Preparation({ page, overview }: PreparationProps) {
  const { t, textOf } = useTexts();
  const { text, requirements = [] } = overview ?? {};
  const cards = requirements.map(({ title, photo }) => ({ title: textOf(title), photo }));
  return (
    <PreparationFrame {...preparationTexts(page, t)} cards={cards}>
      {text !== undefined && hasText(text) ? <Paragraphs text={text} /> : null}
    </PreparationFrame>
  );
}
