import type { Field, Shape } from './field';
import { valuesIn } from './placedValues';
import { isFiles } from './types/table';
import { type Json, type Path, type Values, withValueAt } from './values';

/** Files of one answer, also in groups and rows. */
export interface AnsweredFiles<W> {
  readonly path: Path;
  readonly field: Field<W>;
  readonly tokens: readonly string[];
}

/** Returns the files that answers name, in the order of the form. */
export const filesIn = <W>({ properties }: Shape<W>, values: Values): AnsweredFiles<W>[] =>
  valuesIn(properties, values, isFiles).flatMap(({ path, field, value }) =>
    Array.isArray(value) ? [{ path, field, tokens: value.map(String) }] : [],
  );

/** Returns the answers with what `convert` makes of the files in them; undefined removes those of one answer. */
export const withFiles = (
  shape: Shape<unknown>,
  values: Values,
  convert: (tokens: readonly string[], path: Path) => Json[] | undefined,
): Values =>
  filesIn(shape, values).reduce<Values>(
    (all, { path, tokens }) => withValueAt(all, path, convert(tokens, path)) as Values,
    values,
  );

/** Returns whether a token is the id under which the server has stored a file: that of a new one is a UUID. */
export const isStoredFile = (token: string): boolean => /^[0-9a-f]{32}$/u.test(token);
