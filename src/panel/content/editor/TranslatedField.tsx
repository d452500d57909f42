import { memo } from 'react';
import { LANGUAGES } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { describedByIds, editorControlId, useEditor, useIssuesWithin } from './EditorContext';
import { ThreeLanguages } from './ThreeLanguages';
import { toText, withLanguage } from './languageTexts';

interface TranslatedFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
  readonly isLong: boolean;
}

/** A text in three languages. */
export const TranslatedField = memo(function TranslatedField(props: TranslatedFieldProps) {
  const { path, label, value, isLong } = props;
  const { set } = useEditor();
  const issues = useIssuesWithin(path);
  const text = toText(value);
  return (
    <ThreeLanguages
      id={editorControlId(path)}
      groupId={editorControlId(path)}
      describedBy={describedByIds(path)}
      label={label}
      text={text}
      isLong={isLong}
      errors={LANGUAGES.map(
        (_, index) => issues.find((issue) => issue.path === `${path}.${index}`)?.words,
      )}
      onText={(language, typed) => set(path, withLanguage(text, language, typed))}
    />
  );
});
