import { LANGUAGES } from '../../../../definition/model/text';
import { type EditedField, editorControlId, useEditor, useLanguageErrors } from '../EditorContext';
import { FieldGroup } from '../FieldGroup';
import { useEditedLanguages } from '../editedLanguage';
import { noteOf, toText, withLanguage } from '../languageTexts';
import { RichInput } from './RichInput';
import './rich.css';
import '../../../../platform/embed/richText.css';

/** Characters beyond which a text fills a page. */
const PAGE = 4500;

/** A text in three languages that may be formatted: bold, headings, lists and links. */
export function RichTextField({ path, label, value, field }: EditedField) {
  const { set } = useEditor();
  const errors = useLanguageErrors(path);
  const longest = ('maxLength' in field && field.maxLength) || 0;
  const text = toText(value);
  const languages = useEditedLanguages();
  return (
    <FieldGroup
      className="pn-translated"
      path={path}
      label={label}
      data-alone={languages.length === 1 || undefined}
    >
      <div className="pn-translated-inputs stack">
        {languages.map((language) => {
          const index = LANGUAGES.indexOf(language);
          return (
            <RichInput
              key={language}
              id={editorControlId(`${path}.${index}`)}
              label={label}
              language={language}
              text={text[index] ?? ''}
              error={errors[index]}
              note={noteOf(text, language)}
              isLong={longest > PAGE}
              onText={(next) => set(path, withLanguage(text, language, next))}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
