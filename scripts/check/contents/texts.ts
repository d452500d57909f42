import { isText } from '../../../src/definition/text';
import type { Json } from '../../../src/definition/values';
import { each, type Judge, shown, wrong } from './wrong';

const THREE = 'write [Kurdish, Arabic, English]';

/** A text in three languages, none of them left out. */
export const saidText: Judge = (value) => {
  if (!isText(value)) return wrong(`${shown(value)} is no text in three languages`, THREE);
  return value.every((text) => text.trim() !== '')
    ? []
    : wrong(`a language is missing in ${JSON.stringify(value)}`, THREE);
};

/** A text in three languages, or in none: ["", "", ""]. */
export const anyText: Judge = (value) =>
  isText(value) && value.every((text) => text === '') ? [] : saidText(value);

/** A list of texts with something in it. */
export const textList: Judge = (value) =>
  Array.isArray(value) && value.length > 0
    ? each(value, saidText)
    : wrong(`${shown(value)} is no list of texts`, `one entry each: ${THREE}`);

/** Rows of cells, all equally long; a cell is a text in three languages or a number. */
export const table: Judge = (value) => {
  if (!Array.isArray(value) || !value.every((row) => Array.isArray(row) && row.length > 0)) {
    return wrong(`${shown(value)} is no table`, 'write a list of rows, each a list of cells');
  }
  const rows = value.filter((row) => Array.isArray(row));
  const width = rows[0]?.length ?? 0;
  const other = rows.findIndex((row) => row.length !== width);
  const uneven =
    other < 0
      ? []
      : [
          {
            at: `/${other}`,
            problem: `the first row has ${width} cells, and this one ${rows[other]?.length}`,
            mend: 'make all rows equally long',
          },
        ];
  return [...uneven, ...each(rows, (row) => each(row as Json[], cell))];
};

const cell: Judge = (value) => (typeof value === 'number' ? [] : anyText(value));
