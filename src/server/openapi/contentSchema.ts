import type { ContentKind } from '../../definition/content/contentType';
import { type Field, isList, isObject, type Properties } from '../../definition/model/field';
import { toRecordSchema } from '../../definition/content/toRecordSchema';
import { recordTypeNameOf } from '../../definition/types/recordTable';
import type { TypeName } from '../../definition/types/table';
import type { JsonSchema } from '../../definition/validate/toJsonSchema';
import { having, listOf, MOMENT, named, only, TEXT, YES_OR_NO } from '../../contract/schema';

/** Returns the schema of a record as visitors read it. A single record may not exist yet, and has no id then. */
export function readSchema({ fields, many }: ContentKind): JsonSchema {
  const { properties, ...rest } = having(inFields(fields));
  const own = { id: TEXT, createdAt: MOMENT };
  const required = [...Object.keys(fields), ...(many ? Object.keys(own) : [])];
  return { ...rest, properties: { ...(properties as object), ...own }, required };
}

/** Returns the schema of a record as staff send it. Properties that every record has are accepted and ignored. */
export function writtenSchema({ fields, schedules }: ContentKind): JsonSchema {
  const { properties } = toRecordSchema(fields);
  const own = Object.entries(properties as Readonly<Record<string, JsonSchema>>);
  const titled = own.map(([name, schema]) => [name, { title: fields[name]?.label[2], ...schema }]);
  const ofEvery = {
    id: TEXT,
    createdAt: TEXT,
    updatedAt: TEXT,
    updatedBy: TEXT,
    version: {},
    ...(schedules && { publication: PUBLICATION_SCHEMA }),
  };
  return only({}, { ...Object.fromEntries(titled), ...ofEvery });
}

const DAY_OR_NONE = { type: 'string', pattern: '^(\\d{4}-\\d\\d-\\d\\d)?$' };

/** When a record is shown. Left out of a write: as it was. */
export const PUBLICATION_SCHEMA = only(
  {},
  { draft: YES_OR_NO, from: DAY_OR_NONE, until: DAY_OR_NONE },
);

const inFields = (fields: Properties): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { title: field.label[2], ...readField(field) },
    ]),
  );

/** Without bounds: they are for what is written. */
function readField(field: Field): JsonSchema {
  if (isObject(field)) return having(inFields(field.properties));
  if (isList(field)) return listOf(readField(field.items));
  return READ[recordTypeNameOf(field)] ?? { type: field.type };
}

const READ: Readonly<Partial<Record<TypeName, JsonSchema>>> = {
  translated: named('Text'),
  body: having({ type: { enum: [1, 2, 3] }, value: { type: 'array' } }),
  cells: listOf({ type: 'array' }),
  sections: listOf(named('Section')),
};
