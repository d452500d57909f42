import { OPTIONS, referredKind, SERVICES } from '../../../src/definition/content/contentReferences';
import type { ContentKind } from '../../../src/definition/content/contentType';
import type { Field, Properties } from '../../../src/definition/model/field';
import { memoise } from '../../../src/definition/model/memoise';
import { isRecord, type Json } from '../../../src/definition/model/values';
import { pointer, pointerParts } from '../../../src/lint/base/checkIssue';
import { suggestion } from '../../../src/lint/base/closest';
import {
  eachContent,
  type Found,
  issue,
  keysIn,
  namesIn,
  noContentType,
  unknownNames,
} from '../../../src/lint/base/lint';
import { filesIn, nameOf } from '../../../src/lint/base/project';
import { sampleValues } from '../../../src/lint/base/sampleValues';

/** Requires that referenced records exist and that ids are unique. */
export const contentReferences = eachContent(({ kind }, { contents, files }) => {
  const services = filesIn(files, 'schemas/services').map(({ path }) => nameOf(path));
  const kinds = [SERVICES, ...contents.map((other) => nameOf(other.path))];
  const fields = fieldsOf(kind);
  const ids = idsOf(kind);
  const referred = fields.flatMap(({ at, field }) => {
    const name = referredKind(field);
    return name === undefined ? [] : [{ at: `${at}/refersTo/0/content`, name }];
  });
  const twice = kind.samples.flatMap(({ id }, index) =>
    typeof id === 'string' && ids.indexOf(id) !== ids.lastIndexOf(id)
      ? [issue(`/samples/${index}/id`, `"${id}" is the id of two records`, 'keep one')]
      : [],
  );
  const dangling = namedRecords(kind).flatMap(({ at, name, kind: of }): Found[] => {
    const wanted = contents.filter(({ path }) => of === undefined || nameOf(path) === of);
    const known = of === SERVICES ? services : wanted.flatMap((other) => idsOf(other.kind));
    if (known.includes(name) || (of !== SERVICES && wanted.length === 0)) return [];
    const where = of === undefined ? 'any kind' : `"${of}"`;
    const problem =
      of === SERVICES
        ? `there is no service "${name}"`
        : `no demo record of ${where} has the id "${name}"`;
    return [issue(at, problem, suggestion(name, known))];
  });
  return [
    ...twice,
    ...unknownNames(referred, kinds, noContentType),
    ...fields.flatMap((placed) => copyIssues(placed, fields, kinds)),
    ...dangling,
  ];
});

interface PlacedField {
  readonly at: string;
  readonly field: Field;
}

/** Reports unknown content types and fields of a group that copies a record. */
function copyIssues(
  { at, field }: PlacedField,
  fields: readonly PlacedField[],
  kinds: readonly string[],
): Found[] {
  if (!('copies' in field) || !field.copies) return [];
  const { by, kinds: copied, own = {} } = field.copies;
  const noField = (name: string) => `the content type has no field "${name}"`;
  const parentOf = (place: string) => place.slice(0, place.lastIndexOf('/'));
  const beside = fields
    .filter((other) => parentOf(other.at) === parentOf(at))
    .flatMap((other) => pointerParts(other.at).at(-1) ?? []);
  const here = `${at}/copies`;
  const inner = 'properties' in field ? Object.keys(field.properties) : [];
  return [
    ...Object.entries(copied).flatMap(([value, name]) =>
      unknownNames([{ at: `${here}/kinds${pointer(value)}`, name }], kinds, noContentType),
    ),
    ...unknownNames(
      keysIn(`${here}/own`, own),
      Object.keys(copied),
      (value) => `"kinds" has no "${value}"`,
    ),
    ...Object.entries(own).flatMap(([value, names]) =>
      unknownNames(namesIn(`${here}/own${pointer(value)}`, names), inner, noField),
    ),
    ...unknownNames([{ at: `${here}/by`, name: by }], beside, noField),
  ];
}

/** Returns every field of a content type, including those in groups and rows. */
const fieldsOf = memoise(({ fields }: ContentKind): readonly PlacedField[] =>
  fieldsIn(fields, '/fields'),
);

const fieldsIn = (fields: Properties, at: string): PlacedField[] =>
  Object.entries(fields).flatMap(([name, field]) => withInner(field, at + pointer(name)));

function withInner(field: Field, at: string): PlacedField[] {
  const own = { at, field };
  if ('properties' in field) return [own, ...fieldsIn(field.properties, `${at}/properties`)];
  return 'items' in field ? [own, ...withInner(field.items, `${at}/items`)] : [own];
}

/** Returns the ids of a content type's demo records. */
const idsOf = ({ samples }: ContentKind): string[] =>
  samples.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

/** A reference to a record of another content type; undefined for the type means any of them. */
interface NamedRecord {
  readonly at: string;
  readonly name: string;
  readonly kind?: string;
}

/** Returns the references to other records in a content type's demo records. */
const namedRecords = (kind: ContentKind): NamedRecord[] =>
  sampleValues(kind).flatMap(({ at, field, value }): NamedRecord[] => {
    const named = field && referredKind(field);
    if (named !== undefined) return recordsAt([value], () => at, named);
    return field?.widget === 'sections' ? inSections(value, at) : [];
  });

function inSections(value: Json | undefined, at: string): NamedRecord[] {
  if (typeof value !== 'object' || value === null) return [];
  const { choiceId, typeIds } = isRecord(value) ? value : {};
  return [
    ...recordsAt([choiceId], () => `${at}/choiceId`, OPTIONS),
    ...recordsAt(Array.isArray(typeIds) ? typeIds : [], (index) => `${at}/typeIds/${index}`),
    ...Object.entries(value).flatMap(([key, one]) => inSections(one, at + pointer(key))),
  ];
}

const recordsAt = (
  names: readonly (Json | undefined)[],
  at: (index: number) => string,
  kind?: string,
): NamedRecord[] =>
  names.flatMap((name, index) =>
    typeof name === 'string' && name !== '' ? [{ at: at(index), name, ...(kind && { kind }) }] : [],
  );
