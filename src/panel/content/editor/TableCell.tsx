import { type Language, pick } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { speaking } from '../languages';
import { editorControlId, useEditor, useIssuesWithin } from './EditorContext';
import { isSameNumber, shownNumber, typedNumber } from './numbers';
import { type CellKind, typedCell } from './table';
import { isMissing, toText } from './translated';
import { useTypedText } from './useTypedText';

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
  const isNumber = kind === 'number' || typeof cell === 'number';
  const text = toText(cell);
  const typed = useTypedText(
    isNumber ? shownNumber(cell) : pick(text, language),
    // A cell that is emptied stays a cell.
    (next) => set(path, isNumber ? (typedNumber(next) ?? '') : typedCell(cell, language, next)),
    isNumber ? isSameNumber : undefined,
  );
  const isLacking = !isNumber && isMissing(text, language);
  return (
    <input
      id={editorControlId(path)}
      className="pn-cell"
      aria-invalid={issue === undefined ? undefined : true}
      title={issue?.words}
      aria-label={isNumber ? name : `${name}, ${LANGUAGE_NAMES[language]}`}
      {...(isNumber ? { inputMode: 'decimal', dir: 'ltr' } : speaking(language))}
      data-missing={isLacking || undefined}
      placeholder={isLacking ? text.find((entry) => entry.trim() !== '') : undefined}
      value={typed.text}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.leave}
    />
  );
}
