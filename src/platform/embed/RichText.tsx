import { Paragraphs } from '../content/Paragraphs';
import { useWords } from '../content/useWords';
import type { Words } from '../content/words';
import { useSafeHtml } from '../snackbar/useSafeHtml';

/**
 * A text of the staff's that may hold simple HTML: what the sanitiser leaves of it. Without tags it is
 * plain text, a paragraph for each line.
 */
export function RichText({ text }: { readonly text: Words }) {
  const said = useWords()(text);
  return /<[a-z/!]/iu.test(said) ? <Html message={said} /> : <Paragraphs text={text} />;
}

function Html({ message }: { readonly message: string }) {
  const shown = useSafeHtml(message);
  if (!shown) return null;
  return 'text' in shown ? (
    <p dir="auto">{shown.text}</p>
  ) : (
    <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: shown.html }} />
  );
}
