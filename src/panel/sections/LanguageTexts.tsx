import { LANGUAGES } from '../../definition/language/text';
import { type Path, valueAt } from '../../definition/model/values';
import { describedBy } from '../content/editor/describedBy';
import { Fault } from '../content/editor/Fault';
import { TextArea } from '../content/editor/TextArea';
import { isMissing, toText, withLanguage } from '../content/editor/translated';
import { LANGUAGE_NAMES } from '../../contract/staffWords';
import { speaking } from '../content/languages';
import { sentence, useBuilder, useIssue } from './builder';
import { nodeControlId } from './controlId';
import type { Node } from './draft';
import { onOneLine } from './oneLine';

interface LanguageTextsProps {
  readonly node: Node;
  readonly path: Path;
  readonly label: string;
  readonly help?: string;
  /** The text may have several lines. */
  readonly isLong?: boolean;
}

/** Renders a text in the three languages side by side, and marks missing ones. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { node, path, label, help } = props;
  const words = useIssue(node.id, path.join('.'));
  const id = nodeControlId(node.id, path.join('.'));
  return (
    <fieldset className="pn-field pn-translated" aria-describedby={describedBy(id, help, words)}>
      <legend className="pn-label">{label}</legend>
      {help && (
        <p id={`${id}-help`} className="pn-help">
          {help}
        </p>
      )}
      <div className="pn-translated-inputs">
        {LANGUAGES.map((language, index) => (
          <LanguageText key={language} index={index} {...props} />
        ))}
      </div>
      <Fault id={`${id}-fault`} words={words && sentence(words)} />
    </fieldset>
  );
}

interface LanguageTextProps extends LanguageTextsProps {
  readonly index: number;
}

function LanguageText({ node, path, index, label, isLong = false }: LanguageTextProps) {
  const { act } = useBuilder();
  const language = LANGUAGES[index] ?? 'en';
  const key = [...path, index].join('.');
  const words = useIssue(node.id, key);
  const id = nodeControlId(node.id, key);
  const text = toText(valueAt(node.wire, path));
  const isNoted = isMissing(text, language);
  const control = {
    id,
    value: text[index] ?? '',
    ...speaking(language),
    'aria-invalid': words === undefined ? undefined : true,
    'aria-describedby': words === undefined ? undefined : `${id}-fault`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      const typed = isLong ? target.value : onOneLine(target.value);
      act({ do: 'type', id: node.id, path, value: withLanguage(text, language, typed) });
    },
    onBlur: () => act({ do: 'pause' }),
  };
  return (
    <div className="pn-language" data-noted={isNoted ? true : undefined}>
      <label htmlFor={id}>
        <span className="visually-hidden">{label}, </span>
        {LANGUAGE_NAMES[language]}
        {isNoted && <em className="pn-note">Missing</em>}
      </label>
      <TextArea {...control} rows={isLong ? 3 : 1} />
      <Fault id={`${id}-fault`} words={words && sentence(words)} />
    </div>
  );
}
