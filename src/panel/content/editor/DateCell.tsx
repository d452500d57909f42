import { textOfCell } from '../../../definition/content/tableRows';
import type { Json } from '../../../definition/model/values';
import { DateInput } from '../../../engine/inputs/DateInput';

interface DateCellProps {
  readonly id: string;
  /** "Row 1, Flight date" */
  readonly name: string;
  readonly cell: Json | undefined;
  readonly error: string | undefined;
  readonly onDate: (date: string | undefined) => void;
}

/** A date of a table, typed or chosen from the calendar of the public forms. */
export function DateCell({ id, name, cell, error, onDate }: DateCellProps) {
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
