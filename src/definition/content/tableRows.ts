import { isText } from '../model/text';
import { isNumber, type NumberField } from '../model/field';
import { FORMATS } from '../model/formats';
import { isNone, type Json, type Path, toNumber } from '../model/values';
import { constantIn } from '../model/types/number';
import type { CellField, CellsField, RowShape } from '../model/types/cells';
import { type Issue, issueAt } from '../model/issue';

/** A column of a table whose rows are described. */
export interface TableColumn<W> {
  readonly field: CellField<W>;
  readonly isRequired: boolean;
}

/** Returns the columns of a table; the last one repeats up to the given number. */
export function columnsOf<W>(row: RowShape<W>, count = 0): readonly TableColumn<W>[] {
  const own = Object.entries(row.properties).map(([name, field]) => ({
    field,
    isRequired: row.required?.includes(name) === true,
  }));
  const last = own.at(-1);
  const more = Array.from({ length: Math.max(0, count - own.length) }, () => last);
  return [...own, ...more].filter((column) => column !== undefined);
}

type Described = CellsField<unknown> & { readonly row: RowShape<unknown> };

/**
 * Validates the rows of a table whose cells are described, each at its own cell: whether there is what a row needs, and
 * whether dates are dates and numbers numbers.
 * @param heads the list that names the columns
 */
export function rowIssues(
  { row, heads: headsName }: Described,
  rows: Json | undefined,
  path: Path,
  heads: Json | undefined,
): Issue[] {
  if (!Array.isArray(rows)) return [];
  const named = Array.isArray(heads) ? heads : [];
  const columns = columnsOf(row, named.length);
  const unnamed = named.flatMap((head, index) =>
    isBlank(head) && headsName !== undefined
      ? [issueAt([...path.slice(0, -1), headsName, index], 'required')]
      : [],
  );
  const width = headsName === undefined ? columns.length : named.length;
  return [
    ...unnamed,
    ...rows.flatMap((cells, index) => {
      if (!Array.isArray(cells)) return [];
      const at = [...path, index];
      if (cells.length !== width) {
        return [issueAt(at, cells.length < width ? 'minItems' : 'maxItems', width)];
      }
      return columns
        .slice(0, width)
        .flatMap((column, place) => cellIssues(column, cells[place], [...at, place]));
    }),
  ];
}

function cellIssues(
  { field, isRequired }: TableColumn<unknown>,
  cell: Json | undefined,
  at: Path,
): Issue[] {
  if (isBlank(cell)) return isRequired ? [issueAt(at, 'required')] : [];
  if (isNumber(field)) return numberIssues(field, cell, at);
  const isRight = field.format !== 'date' || FORMATS.date.test(textOfCell(cell));
  return isRight ? [] : [issueAt(at, 'date')];
}

function numberIssues(field: NumberField<unknown>, cell: Json | undefined, at: Path): Issue[] {
  const number = toNumber(typeof cell === 'number' ? cell : textOfCell(cell));
  if (number === undefined) return [issueAt(at, 'number')];
  const minimum = constantIn(field.minimum) ?? -Infinity;
  const maximum = constantIn(field.maximum) ?? Infinity;
  if (field.type === 'integer' && !Number.isInteger(number)) return [issueAt(at, 'integer')];
  if (number < minimum) return [issueAt(at, 'minimum', minimum)];
  return number > maximum ? [issueAt(at, 'maximum', maximum)] : [];
}

const isBlank = (cell: Json | undefined): boolean =>
  typeof cell !== 'number' && (!isText(cell) || cell.every(isNone));

/**
 * Returns what a date or a number says that is stored as a text in three languages: the one text of all of them. If they
 * differ, it is neither.
 */
export function textOfCell(cell: Json | undefined): string {
  if (typeof cell === 'number') return String(cell);
  if (!isText(cell)) return '';
  const said = new Set(cell.map((text) => text.trim()).filter((text) => text !== ''));
  return [...said].join(' / ');
}
