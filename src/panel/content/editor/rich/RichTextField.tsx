import { LANGUAGES } from '../../../../definition/language/text';
import type { Json } from '../../../../definition/model/values';
import { describedByIds, editorControlId, useEditor, useIssuesWithin } from '../EditorContext';
import { noteOf, toText, withLanguage } from '../languageTexts';
import { RichInput } from './RichInput';
import './rich.css';
import '../../../../platform/embed/richText.css';

interface RichTextFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

/** A text in three languages that may be formatted: bold, headings, lists and links. */
export function RichTextField({ path, label, value }: RichTextFieldProps) {
  const { set } = useEditor();
  const issues = useIssuesWithin(path);
  const text = toText(value);
  const id = editorControlId(path);
  return (
    <fieldset
      className="pn-field pn-translated"
      id={id}
      tabIndex={-1}
      aria-describedby={describedByIds(path)}
    >
      <legend className="pn-label">{label}</legend>
      <div className="pn-translated-inputs">
        {LANGUAGES.map((language, index) => (
          <RichInput
            key={language}
            id={`${id}.${index}`}
            label={label}
            language={language}
            text={text[index] ?? ''}
            error={issues.find((issue) => issue.path === `${path}.${index}`)?.words}
            note={noteOf(text, language)}
            onText={(next) => set(path, withLanguage(text, language, next))}
          />
        ))}
      </div>
    </fieldset>
  );
}
