import { HELP_MARKUP } from '../../definition/language/helpMarkup';

/** Renders a help text: its emphasised words and links as elements, never as HTML. Links do not leave the form. */
export const HelpText = ({ text }: { text: string }) =>
  text.split(HELP_MARKUP).map((part, index, parts) => {
    if (!part || index % 4 === 0) return part;
    if (index % 4 === 1) return <strong key={index}>{part}</strong>;
    return index % 4 === 2 ? (
      <a key={index} href={parts[index + 1]} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : null;
  });
