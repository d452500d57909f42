import { memo } from 'react';
import {
  describedByIds,
  type EditedValue,
  editorControlId,
  useEditor,
  useField,
  useLanguageErrors,
} from './EditorContext';
import { ThreeLanguages } from './ThreeLanguages';
import { toText, withLanguage } from './languageTexts';

interface TranslatedFieldProps extends EditedValue {
  readonly isLong: boolean;
}

/** Characters that fit into a line. */
const NAME = 100;

/** A text in three languages. */
export const TranslatedField = memo(function TranslatedField(props: TranslatedFieldProps) {
  const { path, label, value, isLong } = props;
  const { set } = useEditor();
  const field = useField(path);
  const text = toText(value);
  // Titles are one line that may be longer than its place.
  const isTitle = Number(field && 'maxLength' in field && field.maxLength) > NAME;
  return (
    <ThreeLanguages
      id={editorControlId(path)}
      groupId={editorControlId(path)}
      describedBy={describedByIds(path)}
      label={label}
      text={text}
      rows={isLong ? 3 : isTitle ? 1 : undefined}
      errors={useLanguageErrors(path)}
      onText={(language, typed) => set(path, withLanguage(text, language, typed))}
    />
  );
});
