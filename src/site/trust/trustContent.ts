import * as read from '../../platform/content/read';
import { backendHas } from '../../platform/api/capabilities';
import { hasText } from '../../platform/content/translatedText';
import { useContent } from '../../platform/content/useContent';

const MOST_FIGURES = 3;

/** What the agency says about itself; what staff have not written is empty. */
function toTrust(response: unknown) {
  const { figures, licence, answers } = read.record(response);
  return {
    figures: read
      .list(figures)
      .map(({ value, label }) => ({
        value: read.translated(value),
        label: read.translated(label),
      }))
      .filter(({ value }) => hasText(value))
      .slice(0, MOST_FIGURES),
    licence: read.translated(licence),
    answers: read.translated(answers),
  };
}

/** Returns what the agency says about itself, once it has loaded. */
export function useTrust() {
  const content = useContent(backendHas('ownContent') ? 'client/trust/' : undefined, toTrust);
  return content.state === 'ready' ? content.value : undefined;
}
