import type { ContentField, ContentFields, ContentKind } from '../../../src/definition/content';
import { isRecord, type Json } from '../../../src/definition/values';
import { pointer } from '../fault';
import { type ContentDocument, nameOf } from '../project';
import { sampleValues } from '../sampleValues';

interface PlacedField {
  readonly at: string;
  readonly field: ContentField;
}

/** Every field of a kind, those inside groups and rows included, and where it is described. */
export const fieldsOf = ({ fields }: ContentKind): PlacedField[] => fieldsIn(fields, '/fields');

const fieldsIn = (fields: ContentFields, at: string): PlacedField[] =>
  Object.entries(fields).flatMap(([name, field]) => withInner(field, at + pointer(name)));

function withInner(field: ContentField, at: string): PlacedField[] {
  const own = { at, field };
  if ('properties' in field) return [own, ...fieldsIn(field.properties, `${at}/properties`)];
  return 'items' in field ? [own, ...withInner(field.items, `${at}/items`)] : [own];
}

/** The ids of the demo records of a kind. */
export const idsOf = ({ samples }: ContentKind): string[] =>
  samples.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

/** A name of a record of another kind; undefined for the kind: of any. */
interface PlacedName {
  readonly at: string;
  readonly name: string;
  readonly kind?: string;
}

/** The lists of options, from which sections choose. */
const OPTIONS = 'options';

/** The names of other records in the demo records of a kind. */
export const namesIn = (kind: ContentKind): PlacedName[] =>
  sampleValues(kind).flatMap(({ at, field, value }): PlacedName[] => {
    if (field && 'refers' in field && field.refers !== undefined) {
      return value && typeof value === 'string' ? [{ at, name: value, kind: field.refers }] : [];
    }
    return field?.widget === 'sections' ? namesInSections(value, at) : [];
  });

function namesInSections(value: Json | undefined, at: string): PlacedName[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isRecord(value)
    ? [
        ...namesAt(value.choiceId, `${at}/choiceId`, OPTIONS),
        ...(Array.isArray(value.typeIds) ? value.typeIds : []).flatMap((id, index) =>
          namesAt(id, `${at}/typeIds/${index}`),
        ),
      ]
    : [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    namesInSections(one, at + pointer(key)),
  );
  return [...own, ...inner];
}

const namesAt = (value: Json | undefined, at: string, kind?: string): PlacedName[] =>
  typeof value === 'string' && value !== '' ? [{ at, name: value, ...(kind && { kind }) }] : [];

/** The ids that a name may be; undefined if there is no such kind. */
export function idsFor(
  { kind }: PlacedName,
  contents: readonly ContentDocument[],
): string[] | undefined {
  const wanted = contents.filter((other) => kind === undefined || nameOf(other.path) === kind);
  return wanted.length === 0 ? undefined : wanted.flatMap((other) => idsOf(other.kind));
}
