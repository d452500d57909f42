import { textLines } from '../../definition/model/text';
import type { TranslatedText } from './translatedText';
import { useTexts } from './useTexts';

/** Renders a staff-written text as plain text, with a paragraph for each line that is not empty. */
export function Paragraphs({ text }: { readonly text: TranslatedText }) {
  const { textOf } = useTexts();
  return textLines(textOf(text)).map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ));
}
