import { wcagContrast } from 'culori';
import { FORMATS } from '../model/formats';
import type { Properties } from '../model/field';
import { referredKind, SERVICES } from './contentReferences';
import type { ContentKind } from './contentType';
import { inFormOrder } from '../model/formOrder';
import { type PlacedValue, valuesIn } from '../model/placedValues';
import {
  dotted,
  isRecord,
  type Json,
  parsePath,
  type Path,
  valueAt,
  type Values,
} from '../model/values';
import { sectionIssues } from '../sections/issues';
import type { OptionList } from '../model/section';
import { BODY_TYPES } from '../model/types/body';
import { firstOfEach, type Validate } from '../validate/check';
import { fromAjv } from '../validate/fromAjv';
import { type Issue, issueAt } from '../model/issue';
import { lackingPart } from './shown';
import { rowIssues } from './tableRows';

/** The records that a record may refer to. */
export interface KnownRecords {
  has(kind: string, id: string): boolean;
  /** The lists of options for the choices in sections. */
  readonly options: readonly OptionList[];
}

/**
 * Validates a record of a content type as staff wrote it: the panel calls it before saving and the
 * server before storing. A missing field, or null, counts as empty. A text that is missing in some
 * languages only is not an issue (missingLanguages).
 * @param kind its content type; without `required` and `needs`, a record that is not shown yet may be stored
 * @param validate the compiled JSON Schema of the content type
 * @param known the records that it may refer to; omitted: references and sections are not validated
 */
export function checkRecord(
  {
    fields,
    required = [],
    needs = [],
  }: Pick<ContentKind<unknown>, 'fields' | 'required' | 'needs'>,
  document: Values,
  validate: Validate,
  known?: KnownRecords,
): Issue[] {
  const types = typesNamed(fields, document);
  const rules = valuesIn(fields, document).flatMap((placed) =>
    ruleIssues(placed, document, known, types),
  );
  const lacking = [...required, ...needs]
    .filter((part) => lackingPart(document, [part]) !== undefined)
    .map((part) => issueAt(parsePath(part), 'required'));
  const issues = firstOfEach([...fromAjv(validate(withoutNulls(document))), ...rules, ...lacking]);
  return inFormOrder({ properties: fields }, withoutRowsOfTooMany(issues));
}

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, innerWithoutNulls(value)]],
    ),
  );

/** A row that is null stays: it is not missing. */
function innerWithoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(innerWithoutNulls);
  return isRecord(value) ? withoutNulls(value) : value;
}

/** The rows of a list that is too long are not reported one by one. */
function withoutRowsOfTooMany(issues: readonly Issue[]): readonly Issue[] {
  const lists = issues.filter(({ code }) => code === 'maxItems').map(({ path }) => `${path}.`);
  return issues.filter(({ path }) => !lists.some((list) => path.startsWith(list)));
}

/** Validates what JSON Schema cannot express. */
function ruleIssues(
  { field, value, path }: PlacedValue<unknown>,
  document: Values,
  known: KnownRecords | undefined,
  types: readonly string[] | undefined,
): Issue[] {
  if (field.widget === 'table') {
    if (!field.row) return unequalRows(value, path);
    const beside = path.slice(0, -1);
    const heads =
      field.heads === undefined ? undefined : valueAt(document, [...beside, field.heads]);
    return rowIssues({ ...field, row: field.row }, value, path, heads);
  }
  if (field.widget === 'body') {
    const isTable = isRecord(value) && value.type === BODY_TYPES.table;
    return isTable ? unequalRows(value.value, [...path, 'value']) : [];
  }
  if ('contrast' in field && field.contrast !== undefined) {
    return tooPale(value, field.contrast) ? [issueAt(path, 'contrast', field.contrast)] : [];
  }
  if (!known) return [];
  if (field.widget === 'sections' && Array.isArray(value)) {
    return sectionIssues(value, { options: known.options, ...(types && { types }) }).map(
      (issue) => ({ ...issue, path: dotted(issue.path === '' ? path : [...path, issue.path]) }),
    );
  }
  const kind = referredKind(field);
  if (kind === undefined || typeof value !== 'string' || value === '') return [];
  if (!known.has(kind, value)) return [issueAt(path, 'choice')];
  return kind === SERVICES && isInRowAbove(document, path, value) ? [issueAt(path, 'differs')] : [];
}

/** Returns whether a row above has the value, too: a service stands in one row. */
function isInRowAbove(document: Values, path: Path, value: string): boolean {
  const rows = valueAt(document, path.slice(0, -2));
  const above = Array.isArray(rows) ? rows.slice(0, Number(path.at(-2))) : [];
  return above.some((row) => valueAt(row, path.slice(-1)) === value);
}

const tooPale = (value: Json | undefined, least: number): boolean =>
  typeof value === 'string' && FORMATS.colour.test(value) && wcagContrast('#ffffff', value) < least;

/** Every row of a table is as long as the first one. */
function unequalRows(rows: Json | undefined, path: Path): Issue[] {
  if (!Array.isArray(rows) || !Array.isArray(rows[0]) || rows[0].length === 0) return [];
  const width = rows[0].length;
  return rows.flatMap((row, index) => {
    if (!Array.isArray(row) || row.length === width) return [];
    return [issueAt([...path, index], row.length < width ? 'minItems' : 'maxItems', width)];
  });
}

/** Returns the types that sections of a record may be for (typeIds): those that it lists. Undefined without a list. */
export function typesNamed(
  fields: Properties<unknown>,
  document: Values,
): readonly string[] | undefined {
  const lists = Object.entries(fields).filter(
    ([, field]) => 'items' in field && referredKind(field.items) !== undefined,
  );
  if (lists.length === 0) return undefined;
  return lists.flatMap(([name]) => {
    const ids = document[name];
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  });
}
