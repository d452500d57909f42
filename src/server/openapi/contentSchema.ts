import type {
  ContentField,
  ContentFields,
  ContentKind,
  ContentString,
} from '../../definition/content/contentType';
import { LONGEST_TEXT } from '../../definition/content/contentValues';
import type { BooleanField, NumberField } from '../../definition/model/field';
import { CONTENT_FORMATS } from '../../definition/model/formats';
import type { JsonSchema } from '../../definition/validate/toJsonSchema';
import {
  having,
  INTEGER,
  listOf,
  MOMENT,
  named,
  only,
  TEXT,
  YES_OR_NO,
} from '../../contract/schema';

/** Written records have bounds, read ones do not. */
type Way = 'read' | 'written';

const LONGEST_TEXTAREA = 5000;

/** Returns the schema of a record as visitors read it. A single record may not exist yet, and has no id then. */
export function readSchema({ fields, many }: ContentKind): JsonSchema {
  const { properties, ...rest } = having(inFields(fields, 'read'));
  const own = { id: TEXT, createdAt: MOMENT };
  const required = [...Object.keys(fields), ...(many ? Object.keys(own) : [])];
  return { ...rest, properties: { ...(properties as object), ...own }, required };
}

/** Returns the schema of a record as staff send it. Properties that every record has are accepted and ignored. */
export const writtenSchema = ({ fields }: ContentKind): JsonSchema =>
  only({}, { ...inFields(fields, 'written'), id: TEXT, createdAt: TEXT, updatedAt: TEXT });

const inFields = (fields: ContentFields, way: Way): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { title: field.label[2], ...schemaOf(field, way) },
    ]),
  );

function schemaOf(field: ContentField, way: Way): JsonSchema {
  if (field.type === 'object') {
    if (field.widget === 'body')
      return having({ type: { enum: [1, 2, 3] }, value: { type: 'array' } });
    const properties = inFields(field.properties, way);
    return way === 'read' ? having(properties) : only({}, properties);
  }
  if (field.type === 'array') {
    if ('items' in field) return listOf(schemaOf(field.items, way));
    if (field.widget === 'images') return listOf(TEXT);
    return listOf(field.widget === 'table' ? { type: 'array' } : named('Section'));
  }
  return way === 'read' ? plain(field) : { ...plain(field), ...boundsOf(field) };
}

type OneValue = ContentString | NumberField | BooleanField;

function plain(field: OneValue): JsonSchema {
  if (field.type === 'boolean') return YES_OR_NO;
  if (field.type === 'integer') return INTEGER;
  if (field.type === 'number') return { type: 'number' };
  return 'translated' in field && field.translated ? named('Text') : TEXT;
}

function boundsOf(field: OneValue): JsonSchema {
  if (field.type === 'boolean') return {};
  if (field.choices) return { enum: field.choices.map(({ value }) => value) };
  if (field.type !== 'string') return numberBounds(field);
  const { minLength, maxLength, widget, translated, format } = field;
  const most = maxLength ?? (widget === 'textarea' ? LONGEST_TEXTAREA : LONGEST_TEXT);
  const lengths = { maxLength: most, ...(minLength !== undefined && { minLength }) };
  if (translated) return { items: { type: 'string', ...lengths } };
  return {
    ...lengths,
    ...(format && { anyOf: [{ const: '' }, { pattern: CONTENT_FORMATS[format].source }] }),
  };
}

const numberBounds = ({ minimum, maximum }: NumberField): JsonSchema => ({
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
});
