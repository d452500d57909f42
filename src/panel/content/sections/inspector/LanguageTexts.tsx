import FormHelperText from '@mui/material/FormHelperText';
import { type Path, valueAt } from '../../../../definition/model/values';
import { ErrorText } from '../../../data/texts/ErrorText';
import { ThreeLanguages } from '../../../data/texts/ThreeLanguages';
import { toText, withLanguage } from '../../../data/texts/languageTexts';
import { useBuilder, useIssue } from '../builder';
import { nodeControlId } from '../nodeControlId';
import type { Node } from '../sectionsDraft';

interface LanguageTextsProps {
  readonly node: Node;
  readonly path: Path;
  readonly label: string;
  readonly help?: string;
  /** The text may have several lines. */
  readonly isLong?: boolean;
}

export function LanguageTexts({ node, path, label, help, isLong = false }: LanguageTextsProps) {
  const { act } = useBuilder();
  const key = path.join('.');
  const words = useIssue(node.id, key);
  const errors = [
    useIssue(node.id, `${key}.0`),
    useIssue(node.id, `${key}.1`),
    useIssue(node.id, `${key}.2`),
  ];
  const id = nodeControlId(node.id, key);
  const text = toText(valueAt(node.wire, path));
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
        onText={(language, typed) =>
          act({ do: 'type', id: node.id, path, value: withLanguage(text, language, typed) })
        }
        onLeave={() => act({ do: 'pause' })}
      />
      <ErrorText id={`${id}-error`} words={words} />
    </>
  );
}
