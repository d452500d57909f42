import type { ContentField, ContentFields, ContentKind } from './contentType';
import { bodyIssues, tableIssues } from './contentCells';
import { emptyContent } from './contentEmpty';
import { type KnownRecords, textIssues, valueIssues } from './contentValues';
import { type Issue, issueAt } from '../validate/issue';
import { sectionIssues } from '../sections/issues';
import { dotted, isRecord, type Json, type Path, type Values } from '../model/values';

/** More than any page shows. */
const MOST_ROWS = 500;
const MOST_PHOTOS = 10;

/**
 * Validates a record of a content type as staff wrote it: the panel calls it before saving and the
 * server before storing. A missing field counts as empty. A text that is missing in some languages
 * only is not an issue (missingLanguages).
 * @param known the records that it may refer to; omitted: references and sections are not validated
 */
export const contentIssues = (
  { fields }: Pick<ContentKind<unknown>, 'fields'>,
  document: Values,
  known?: KnownRecords,
): Issue[] => inFields(fields, document, [], { known, types: typesNamed(fields, document) });

/** What validating one part needs to know about the rest. */
interface Rest {
  readonly known: KnownRecords | undefined;
  readonly types: readonly string[] | undefined;
}

function inFields(fields: ContentFields<unknown>, document: Values, at: Path, rest: Rest): Issue[] {
  const unknown = Object.keys(document)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => issueAt([...at, name], 'unknown'));
  const own = Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(document, name) ? document[name] : undefined;
    return inField(field, value ?? undefined, [...at, name], rest);
  });
  return [...unknown, ...own];
}

function inField(
  field: ContentField<unknown>,
  value: Json | undefined,
  at: Path,
  rest: Rest,
): Issue[] {
  if (value !== undefined) return given(field, value, at, rest);
  if (field.type === 'object' && field.widget !== 'body') {
    return inFields(field.properties, {}, at, rest);
  }
  // A field that cannot be empty is required.
  return given(field, emptyContent(field), at, rest).length > 0 ? [issueAt(at, 'required')] : [];
}

function given(field: ContentField<unknown>, value: Json, at: Path, rest: Rest): Issue[] {
  if (field.type === 'object') {
    if (field.widget === 'body') return bodyIssues(value, at);
    return isRecord(value) ? inFields(field.properties, value, at, rest) : [issueAt(at, 'type')];
  }
  if (field.type !== 'array') return valueIssues(field, value, at, rest.known);
  if ('items' in field) {
    return rows(value, at, [0, MOST_ROWS], (row, place) => given(field.items, row, place, rest));
  }
  if (field.widget !== 'images') {
    return field.widget === 'table' ? tableIssues(value, at) : inSections(value, at, rest);
  }
  const bounds = [field.minItems ?? 0, field.maxItems ?? MOST_PHOTOS] as const;
  return rows(value, at, bounds, (photo, place) => textIssues(PHOTO, photo, place));
}

const PHOTO = { type: 'string', widget: 'image', label: '' } as const;

function rows(
  value: Json,
  at: Path,
  [least, most]: readonly [number, number],
  judge: (row: Json, at: Path) => Issue[],
): Issue[] {
  if (!Array.isArray(value)) return [issueAt(at, 'type')];
  if (value.length < least) return [issueAt(at, 'minItems', least)];
  if (value.length > most) return [issueAt(at, 'maxItems', most)];
  return value.flatMap((row, index) => judge(row, [...at, index]));
}

function inSections(value: Json, at: Path, { known, types }: Rest): Issue[] {
  if (!known) return Array.isArray(value) ? [] : [issueAt(at, 'type')];
  const { options } = known;
  const found = sectionIssues(value, types ? { options, types } : { options });
  return found.map((issue) => ({ ...issue, path: dotted([...at, ...partsOf(issue.path)]) }));
}

const partsOf = (path: string): Path => (path === '' ? [] : [path]);

/**
 * Returns the types that a section of this record may refer to (typeIds): those that the record
 * itself lists. Returns undefined if the content type has no such list.
 */
export function typesNamed(
  fields: ContentFields<unknown>,
  document: Values,
): readonly string[] | undefined {
  const lists = Object.entries(fields).filter(
    ([, field]) => 'items' in field && 'refers' in field.items && field.items.refers !== undefined,
  );
  if (lists.length === 0) return undefined;
  return lists.flatMap(([name]) => {
    const ids = document[name];
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  });
}
