import type { ServicePageData } from '../../definition/model/service';
import type { Overview } from '../../platform/content/overview';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { preparationTexts } from '../../definition/language/preparationTexts';
import { Fold } from '../base/Fold';
import { TickList } from '../base/TickList';

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

/** Renders what a visitor should have ready before a form, and the staff's text; nothing if that is nothing. */
export function Preparation({ page, overview }: PreparationProps) {
  const { t, textOf } = useTexts();
  const { label, title, needs: listed, facts } = preparationTexts(page, t);
  const { text, requirements = [] } = overview ?? {};
  const cards = requirements.map((one) => ({ title: textOf(one.title), photo: one.photo }));
  // A card shows the same need with a picture.
  const needs = listed.filter((need) => cards.every((card) => card.title !== need));
  const points = needs.length + cards.length;
  return (
    <>
      {points + facts.length > 0 && (
        <aside className="tinted preparation" aria-label={label}>
          {points > 0 && (
            <Fold title={title} count={points}>
              {needs.length > 0 && <TickList points={needs} />}
              {cards.length > 0 && (
                <ul className="requirements stack">
                  {cards.map(({ title: requirement, photo }, number) => (
                    <li key={number} className="line">
                      {photo !== undefined && (
                        <img
                          className="photo"
                          src={photo}
                          alt=""
                          loading="lazy"
                          width="640"
                          height="480"
                        />
                      )}
                      <span dir="auto">{requirement}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Fold>
          )}
          {facts.length > 0 && (
            <dl className="facts row">
              {facts.map(([name, fact]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          )}
        </aside>
      )}
      {text !== undefined && hasText(text) && (
        <div className="frame service-about stack-8">
          <Paragraphs text={text} />
        </div>
      )}
    </>
  );
}
