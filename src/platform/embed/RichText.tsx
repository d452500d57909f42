import { Paragraphs } from '../content/Paragraphs';
import { useTexts } from '../content/useTexts';
import type { TranslatedText } from '../content/translatedText';
import { useSafeHtml } from '../snackbar/useSafeHtml';
import { hasMarkup, toHtml } from './richText';
import './richText.css';

/**
 * Renders a staff-written text that may contain simple HTML, after sanitising it. A text without
 * tags is rendered as plain text, with a paragraph for each line.
 */
export function RichText({ text }: { readonly text: TranslatedText }) {
  const words = useTexts().textOf(text);
  return hasMarkup(words) ? <Html message={toHtml(words)} /> : <Paragraphs text={text} />;
}

function Html({ message }: { readonly message: string }) {
  const html = useSafeHtml(message);
  return (
    html && <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
