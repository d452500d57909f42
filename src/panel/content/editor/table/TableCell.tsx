import type { ChangeEvent } from 'react';
import { type Language, pick } from '../../../../definition/model/text';
import type { Json } from '../../../../definition/model/values';
import { LANGUAGE_NAMES } from '../../../../contract/staffWords';
import { languageAttributes } from '../../../../definition/language/languageFacts';
import { editorControlId, useIssuesWithin } from '../EditorContext';
import { isSameNumber, shownNumber, typedNumber } from '../../../data/texts/numbers';
import { type EditedColumn, storedCell, typedCell } from './tableValue';
import { isMissing, toText } from '../../../data/texts/languageTexts';
import { type TypedText, useTypedText } from '../../../data/texts/useTypedText';
import { inList, panelLanguage } from '../../../language/panelLanguage';
import { t } from '../../../language/t';
import { textOfCell } from '../../../../definition/content/tableRows';
import { DateInput } from '../../../../engine/inputs/DateInput';

interface TableCellProps {
  readonly path: string;
  /** "Row 1, Hotel" */
  readonly name: string;
  readonly cell: Json | undefined;
  readonly column: EditedColumn;
  readonly language: Language;
  readonly onCell: (cell: Json) => void;
}

/** A cell; texts are those of the language that is being edited. */
export function TableCell(props: TableCellProps) {
  const [issue] = useIssuesWithin(props.path);
  const checked = { ...props, error: issue?.words };
  const { kind } = props.column;
  if (kind === 'date') return <DateCell {...checked} />;
  const isNumber = kind === 'number' || typeof props.cell === 'number';
  return isNumber ? <NumberCell {...checked} /> : <TextCell {...checked} />;
}

interface CheckedCellProps extends TableCellProps {
  readonly error: string | undefined;
}

function NumberCell({ path, name, cell, column, onCell, error }: CheckedCellProps) {
  const typed = useTypedText(
    typeof cell === 'number' ? shownNumber(cell) : pick(toText(cell), 'en'),
    // A cell that is emptied stays a cell.
    (next) => onCell(storedCell(typedNumber(next), column)),
    isSameNumber,
  );
  return (
    <input {...cellInput(path, error, typed)} aria-label={name} inputMode="decimal" dir="ltr" />
  );
}

function TextCell({ path, name, cell, language, onCell, error }: CheckedCellProps) {
  const text = toText(cell);
  const typed = useTypedText(pick(text, language), (next) =>
    onCell(typedCell(cell, language, next)),
  );
  const isLacking = isMissing(text, language);
  return (
    <input
      {...cellInput(path, error, typed)}
      aria-label={inList([name, t(LANGUAGE_NAMES[language])])}
      {...languageAttributes(language)}
      data-missing={isLacking || undefined}
      placeholder={isLacking ? text.find((entry) => entry.trim() !== '') : undefined}
    />
  );
}

/** Returns the attributes of the input of a cell, or of the name of a column. */
export const cellInput = (path: string, error: string | undefined, typed: TypedText) => ({
  id: editorControlId(path),
  className: 'pn-cell',
  'aria-invalid': error === undefined ? undefined : true,
  title: error,
  value: typed.text,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => typed.type(target.value),
  onBlur: typed.leave,
});

/** A date of a table, typed or chosen from the calendar of the public forms. */
function DateCell({ path, name, cell, column, onCell, error }: CheckedCellProps) {
  const id = editorControlId(path);
  return (
    <div className="pn-date-cell" title={error}>
      <span id={`${id}-name`} hidden>
        {name}
      </span>
      <span id={`${id}-error`} hidden>
        {error}
      </span>
      <DateInput
        id={id}
        name={id}
        labelledBy={`${id}-name`}
        describedBy={`${id}-error`}
        invalid={error !== undefined}
        required={false}
        readOnly={false}
        language={panelLanguage()}
        value={textOfCell(cell) || undefined}
        onChange={(date) => onCell(storedCell(date, column))}
      />
    </div>
  );
}
