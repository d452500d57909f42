import { memo } from 'react';
import {
  describedByIds,
  type EditedField,
  editorControlId,
  useEditor,
  useLanguageErrors,
} from '../EditorContext';
import { ThreeLanguages } from '../../../data/texts/ThreeLanguages';
import { toText, withLanguage } from '../../../data/texts/languageTexts';

/** Characters that fit into a line. */
const NAME = 100;

export const TranslatedField = memo(function TranslatedField(props: EditedField) {
  const { path, label, value, field } = props;
  const { set } = useEditor();
  const text = toText(value);
  // Titles are one line that may be longer than its place.
  const isTitle = Number('maxLength' in field && field.maxLength) > NAME;
  return (
    <ThreeLanguages
      id={editorControlId(path)}
      groupId={editorControlId(path)}
      describedBy={describedByIds(path)}
      label={label}
      text={text}
      rows={field.widget === 'textarea' ? 3 : isTitle ? 1 : undefined}
      errors={useLanguageErrors(path)}
      onText={(language, typed) => set(path, withLanguage(text, language, typed))}
    />
  );
});
