import type { Overview } from '../../platform/content/overview';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { hasText } from '../../platform/content/translatedText';

/** Renders the staff's text about the service in a box; nothing if there is none. */
export function OverviewText({ overview }: { readonly overview: Overview | undefined }) {
  if (!overview || !hasText(overview.text)) return null;
  return (
    <div className="tinted overview-text">
      <Paragraphs text={overview.text} />
    </div>
  );
}
