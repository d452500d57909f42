import FormHelperText from '@mui/material/FormHelperText';
import { type Path, dotted, valueAt } from '../../../definition/model/values';
import { ErrorText } from '../../data/texts/ErrorText';
import { toText, withLanguage } from '../../data/texts/languageTexts';
import { ThreeLanguages } from '../../data/texts/ThreeLanguages';
import { controlId } from '../core/controlIds';
import { useDesigning, useIssue } from '../core/designing';
import type { Row } from '../core/tree';

interface LanguageTextsProps {
  readonly row: Row;
  readonly path: Path;
  readonly label: string;
  readonly help?: string | undefined;
  /** The text may have several lines. */
  readonly isLong?: boolean;
  /** It is removed if it is empty in all languages. */
  readonly isOptional?: boolean;
  /** Returns whether it has edited something. */
  readonly onLeave?: (() => boolean) | undefined;
}

/** Renders a text of a row in three languages. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { row, path, label, help, isLong = false, isOptional = false, onLeave } = props;
  const { act, edit, grammar } = useDesigning();
  const key = dotted(path);
  const words = useIssue(row.id, key);
  const errors = [
    useIssue(row.id, `${key}.0`),
    useIssue(row.id, `${key}.1`),
    useIssue(row.id, `${key}.2`),
  ];
  const id = controlId(row.id, key);
  const text = toText(valueAt(row.value, path));
  return (
    <>
      <ThreeLanguages
        id={id}
        label={label}
        text={text}
        isLive
        rows={isLong ? 3 : 1}
        errors={errors}
        describedBy={help ? `${id}-help ${id}-error` : `${id}-error`}
        help={help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
        onText={(language, typed) => {
          const next = withLanguage(text, language, typed);
          const isGone = isOptional && next.every((one) => one === '');
          edit(grammar.write(row, path, isGone ? undefined : next), `${row.id} ${key}`);
        }}
        onLeave={() => {
          if (!onLeave?.()) act({ do: 'pause' });
        }}
      />
      <ErrorText id={`${id}-error`} words={words} />
    </>
  );
}
