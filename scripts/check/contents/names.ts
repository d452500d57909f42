import type { ContentKind } from '../../../src/definition/content/contentType';
import { OPTIONS, referredKind } from '../../../src/definition/content/contentReferences';
import type { Field, Properties } from '../../../src/definition/model/field';
import { isRecord, type Json } from '../../../src/definition/model/values';
import { pointer } from '../checkIssue';
import { memoise } from '../../../src/definition/model/memoise';
import { type ContentDocument, nameOf } from '../project';
import { sampleValues } from '../sampleValues';

interface PlacedField {
  readonly at: string;
  readonly field: Field;
}

/**
 * Returns every field of a content type, including those in groups and rows, and where it is
 * defined.
 */
export const fieldsOf = memoise(({ fields }: ContentKind): readonly PlacedField[] =>
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
export const idsOf = ({ samples }: ContentKind): string[] =>
  samples.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

/** A reference to a record of another content type; undefined for the type means any of them. */
interface PlacedName {
  readonly at: string;
  readonly name: string;
  readonly kind?: string;
}

/** Returns the references to other records in a content type's demo records. */
export const namesIn = (kind: ContentKind): PlacedName[] =>
  sampleValues(kind).flatMap(({ at, field, value }): PlacedName[] => {
    const named = field && referredKind(field);
    if (named !== undefined) {
      return value && typeof value === 'string' ? [{ at, name: value, kind: named }] : [];
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

/** Returns the ids that a reference may name; undefined if the content type does not exist. */
export function idsFor(
  { kind }: PlacedName,
  contents: readonly ContentDocument[],
): string[] | undefined {
  const wanted = contents.filter((other) => kind === undefined || nameOf(other.path) === kind);
  return wanted.length === 0 ? undefined : wanted.flatMap((other) => idsOf(other.kind));
}
