import { type Language, LANGUAGES } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { speaking } from '../languages';
import { editorControlId, useEditor, useIssuesWithin } from './EditorContext';
import { NumberInput } from './NumberInput';
import { type CellKind, typedCell } from './table';
import { isMissing, toText } from './translated';

interface TableCellProps {
  readonly path: string;
  /** "Row 1, column 2" */
  readonly name: string;
  readonly cell: Json | undefined;
  readonly kind: CellKind;
  readonly language: Language;
}

/** A cell in the language that is being edited. */
export function TableCell({ path, name, cell, kind, language }: TableCellProps) {
  const { set } = useEditor();
  const [issue] = useIssuesWithin(path);
  const own = {
    id: editorControlId(path),
    className: 'pn-cell',
    'aria-invalid': issue === undefined ? undefined : true,
    title: issue?.words,
  };
  if (kind === 'number' || typeof cell === 'number') {
    return (
      <NumberInput
        {...own}
        aria-label={name}
        value={cell}
        // A cell that is emptied stays a cell.
        onChange={(next) => set(path, next ?? '')}
      />
    );
  }
  const text = toText(cell);
  return (
    <input
      {...own}
      {...speaking(language)}
      aria-label={`${name}, ${LANGUAGE_NAMES[language]}`}
      data-missing={isMissing(text, language) || undefined}
      placeholder={
        isMissing(text, language) ? text.find((entry) => entry.trim() !== '') : undefined
      }
      value={text[LANGUAGES.indexOf(language)] ?? ''}
      onChange={({ target }) => set(path, typedCell(cell, language, target.value))}
    />
  );
}
