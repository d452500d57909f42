import { type Language, pick } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { languageAttributes } from '../../../definition/language/languageFacts';
import { editorControlId, useIssuesWithin } from './EditorContext';
import { isSameNumber, shownNumber, typedNumber } from './numbers';
import { type EditedColumn, storedCell, typedCell } from './tableValue';
import { isMissing, toText } from './languageTexts';
import { useTypedText } from './useTypedText';
import { inList } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { textOfCell } from '../../../definition/content/tableRows';
import { DateInput } from '../../../engine/inputs/DateInput';

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
  const { path, cell, column, onCell } = props;
  const [issue] = useIssuesWithin(path);
  const error = issue?.words;
  if (column.kind === 'date') {
    const store = (date: string | undefined) => onCell(storedCell(date, column));
    return <DateCell {...props} id={editorControlId(path)} error={error} onDate={store} />;
  }
  const isNumber = column.kind === 'number' || typeof cell === 'number';
  return isNumber ? <NumberCell {...props} error={error} /> : <TextCell {...props} error={error} />;
}

interface InvalidProps extends TableCellProps {
  readonly error: string | undefined;
}

function NumberCell({ path, name, cell, column, onCell, error }: InvalidProps) {
  const typed = useTypedText(
    typeof cell === 'number' ? shownNumber(cell) : pick(toText(cell), 'en'),
    // A cell that is emptied stays a cell.
    (next) => onCell(storedCell(typedNumber(next), column)),
    isSameNumber,
  );
  return (
    <input
      {...cellInput(path, error)}
      aria-label={name}
      inputMode="decimal"
      dir="ltr"
      value={typed.text}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.leave}
    />
  );
}

function TextCell({ path, name, cell, language, onCell, error }: InvalidProps) {
  const text = toText(cell);
  const typed = useTypedText(pick(text, language), (next) =>
    onCell(typedCell(cell, language, next)),
  );
  const isLacking = isMissing(text, language);
  return (
    <input
      {...cellInput(path, error)}
      aria-label={inList([name, t(LANGUAGE_NAMES[language])])}
      {...languageAttributes(language)}
      data-missing={isLacking || undefined}
      placeholder={isLacking ? text.find((entry) => entry.trim() !== '') : undefined}
      value={typed.text}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.leave}
    />
  );
}

const cellInput = (path: string, error: string | undefined) => ({
  id: editorControlId(path),
  className: 'pn-cell',
  'aria-invalid': error === undefined ? undefined : true,
  title: error,
});

interface DateCellProps {
  readonly id: string;
  /** "Row 1, Flight date" */
  readonly name: string;
  readonly cell: Json | undefined;
  readonly error: string | undefined;
  readonly onDate: (date: string | undefined) => void;
}

/** A date of a table, typed or chosen from the calendar of the public forms. */
function DateCell({ id, name, cell, error, onDate }: DateCellProps) {
  return (
    <div className="pn-date-cell" title={error}>
      <span id={`${id}-name`} hidden>
        {name}
      </span>
      <DateInput
        id={id}
        name={id}
        labelledBy={`${id}-name`}
        invalid={error !== undefined}
        required={false}
        readOnly={false}
        language="en"
        value={textOfCell(cell) || undefined}
        onChange={onDate}
      />
    </div>
  );
}
