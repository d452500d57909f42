import { memo } from 'react';
import { type Language, LANGUAGES } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { speaking } from '../languages';
import { describedBy } from './describedBy';
import { editorControlId, useEditor, useIssueAt } from './EditorContext';
import { Fault } from './Fault';
import { TextArea } from './TextArea';
import { copiedFrom, isMissing, toText, withLanguage } from './translated';

interface TranslatedFieldProps {
  readonly path: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: Json | undefined;
  readonly isLong: boolean;
}

/** A text in three languages, side by side; what is missing, or only copied, says so. */
export const TranslatedField = memo(function TranslatedField(props: TranslatedFieldProps) {
  const { path, label, help } = props;
  const words = useIssueAt(path);
  const id = editorControlId(path);
  return (
    <fieldset
      className="pn-field pn-translated"
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, help, words)}
    >
      <legend className="pn-label">{label}</legend>
      {help && (
        <p id={`${id}-help`} className="pn-help">
          {help}
        </p>
      )}
      <div className="pn-translated-inputs">
        {LANGUAGES.map((language, index) => (
          <OneLanguage key={language} index={index} language={language} {...props} />
        ))}
      </div>
      <Fault id={`${id}-fault`} words={words} />
    </fieldset>
  );
});

interface OneLanguageProps extends TranslatedFieldProps {
  readonly index: number;
  readonly language: Language;
}

function OneLanguage({ index, language, path, label, value, isLong }: OneLanguageProps) {
  const { set } = useEditor();
  const own = `${path}.${index}`;
  const id = editorControlId(own);
  const words = useIssueAt(own);
  const text = toText(value);
  const note = noteOf(text, language);
  const control = {
    id,
    value: text[index] ?? '',
    ...speaking(language),
    'aria-invalid': words === undefined ? undefined : true,
    'aria-describedby': words === undefined ? undefined : `${id}-fault`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      set(path, withLanguage(text, language, target.value)),
  };
  return (
    <div className="pn-language" data-noted={note === undefined ? undefined : true}>
      <label htmlFor={id}>
        <span className="pn-unseen">{label}, </span>
        {LANGUAGE_NAMES[language]}
        {note !== undefined && <em className="pn-note">{note}</em>}
      </label>
      {isLong ? <TextArea {...control} /> : <input type="text" className="pn-input" {...control} />}
      <Fault id={`${id}-fault`} words={words} />
    </div>
  );
}

function noteOf(text: ReturnType<typeof toText>, language: Language): string | undefined {
  if (isMissing(text, language)) return 'Missing';
  const other = copiedFrom(text, language);
  return other && `Same as ${LANGUAGE_NAMES[other]}`;
}
