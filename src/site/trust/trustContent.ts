import { backendHas } from '../../platform/api/capabilities';
import { listIn, recordIn } from '../../platform/content/readResponse';
import { hasText, toTranslatedText } from '../../platform/content/translatedText';
import { useContent } from '../../platform/content/useContent';

const MOST_FIGURES = 3;

/** What the agency says about itself; what staff have not written is empty. */
function toTrust(response: unknown) {
  const { figures, licence, answers } = recordIn(response);
  return {
    figures: listIn(figures)
      .map(({ value, label }) => ({
        value: toTranslatedText(value),
        label: toTranslatedText(label),
      }))
      .filter(({ value }) => hasText(value))
      .slice(0, MOST_FIGURES),
    licence: toTranslatedText(licence),
    answers: toTranslatedText(answers),
  };
}

/** Returns what the agency says about itself, once it has loaded. */
export function useTrust() {
  const content = useContent(backendHas('ownContent') ? 'client/trust/' : undefined, toTrust);
  return content.state === 'ready' ? content.value : undefined;
}
