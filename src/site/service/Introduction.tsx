import type { ReactNode } from 'react';
import type { ServicePageData } from '../../definition/model/service';
import type { Overview } from '../../platform/content/overview';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { hasText } from '../../platform/content/translatedText';

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
