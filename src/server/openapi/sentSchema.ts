import { isComparison, partsOf, type Condition } from '../../definition/model/condition';
import {
  type Field,
  isList,
  isNullable,
  isObject,
  isString,
  type ObjectField,
  type Shape,
} from '../../definition/model/field';
import { fileKindOf, isFiles } from '../../definition/model/types/table';
import { FORMATS } from '../../definition/model/formats';
import { wireNames } from '../../definition/model/flattenToColumns';
import { requiredIn } from '../../definition/model/requiredIn';
import { payloadShape } from '../../definition/payload/payload';
import type { Service } from '../../definition/model/service';
import { pick } from '../../definition/model/text';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import { toJsonSchema } from '../../definition/validate/toJsonSchema';
import * as s from '../../contract/schema';

const IMAGE = { contentMediaType: 'image/*' };
const PDF = { contentMediaType: 'application/pdf' };
const MEDIA_TYPES = { photo: IMAGE, pdf: PDF, scan: { anyOf: [IMAGE, PDF] } } as const;

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Returns the schema of a service's submit: the compiled schema of its form (definition/validate/toJsonSchema), each answer
 * in its wire format (definition/payload/wireFormat), with lists, constants and sections (definition/payload/payload).
 */
export function sentSchema(service: Service): JsonSchema {
  const { lists = {}, constants = {} } = service.submit;
  const { properties, required, allOf } = shapeSchema(payloadShape(service));
  const inLists = new Set(Object.values(lists).flat());
  const isOwn = (name: string): boolean => !inLists.has(name);
  const made = Object.entries(lists).map(([name, fields]) => [name, ordered(fields, properties)]);
  return object({
    properties: {
      ...Object.fromEntries(Object.entries(properties).filter(([name]) => isOwn(name))),
      ...(Object.fromEntries(made) as Schemas),
      ...(service.sections && { [service.sections.field]: s.listOf(s.named('Section')) }),
      ...Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, { const: value }]),
      ),
    },
    required: required.filter(isOwn),
    allOf: allOf.filter((rule) => namesIn(rule).every(isOwn)),
  });
}

interface Parts {
  readonly properties: Schemas;
  readonly required: readonly string[];
  readonly allOf: readonly JsonSchema[];
}

const object = ({ properties, required, allOf }: Parts): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 && { required }),
  ...(allOf.length > 0 && { allOf }),
});

function shapeSchema(shape: Shape): Parts {
  const facts = toJsonSchema(shape);
  const own = facts.properties as Schemas;
  const required = (facts.required ?? []) as readonly string[];
  const properties = Object.fromEntries(
    Object.entries(shape.properties).flatMap(([name, field]) => {
      const schema = own[name];
      if (!schema) return [];
      return Object.entries(scattered(name, field, schema, !required.includes(name)));
    }),
  );
  const isThere = (name: string): boolean => Object.hasOwn(properties, name);
  const rules = Object.entries(shape.properties).flatMap(([name, field]) =>
    requirements(name, field, shape),
  );
  return {
    properties,
    // Fields that are sent under other names are required by the server all the same.
    required: required.filter(isThere),
    allOf: rules.filter((rule) => namesIn(rule).every(isThere)),
  };
}

/** Returns what conditions require (validate/rules), those that JSON Schema can say: of the values of answers beside. */
function requirements(name: string, { when, requiredWhen }: Field, shape: Shape): JsonSchema[] {
  const then = { required: [name] };
  // A hidden field is never required, whatever other conditions are met.
  const conditions = [
    ...(when && requiredIn(shape).includes(name) ? [[when]] : []),
    ...(requiredWhen ? [[...(when ? [when] : []), requiredWhen]] : []),
  ];
  return conditions
    .filter((all) => all.every(isPlain))
    .map((all) => ({
      if: all.length > 1 ? { allOf: all.map(conditionSchema) } : all.map(conditionSchema)[0],
      then,
    }));
}

function isPlain(condition: Condition): boolean {
  const { tests, any, all, not } = partsOf(condition);
  const isValue = ([name, test]: (typeof tests)[number]) =>
    !name.includes('/') && !isComparison(test);
  return !any && all.length === 0 && !not && tests.every(isValue);
}

const conditionSchema = (condition: Condition): JsonSchema => ({
  properties: Object.fromEntries(
    partsOf(condition).tests.map(([name, test]) => [
      name,
      Array.isArray(test) ? { enum: test } : { const: test },
    ]),
  ),
  required: Object.keys(condition),
});

/** Returns the fields that a rule names. */
function namesIn(rule: JsonSchema): string[] {
  const { if: condition, then, allOf, required } = rule;
  const inner = [condition, then, ...((allOf ?? []) as readonly unknown[])];
  const names = inner.flatMap((one) => (one ? namesIn(one as JsonSchema) : []));
  return [...names, ...((required ?? []) as readonly string[])];
}

function scattered(name: string, field: Field, schema: JsonSchema, isOptional: boolean): Schemas {
  if (isObject(field) && field.wire === 'spread') return shapeSchema(field).properties;
  if (!isList(field) || field.wire !== 'columns' || !isObject(field.items)) {
    const own = valueSchema(field, schema);
    return { [name]: { title: pick(field.label, 'en'), ...(isOptional ? orEmpty(own) : own) } };
  }
  const { properties } = shapeSchema(field.items);
  const { maxItems } = schema;
  const columns = wireNames(field.items).map((column) => [
    column,
    { ...s.listOf(s.orNull(properties[column] ?? {})), maxItems },
  ]);
  return Object.fromEntries(columns) as Schemas;
}

function valueSchema(field: Field, schema: JsonSchema): JsonSchema {
  if (schema.else) return { oneOf: [schema.if, valueSchema(field, schema.else as JsonSchema)] };
  if (isFiles(field))
    return {
      ...schema,
      description:
        'Each file is a part whose name is the path of the field, "rows.0.photo" in a row.',
      items: { type: 'string', ...MEDIA_TYPES[fileKindOf(field) ?? 'photo'] },
    };
  if (isList(field)) {
    return { ...schema, items: valueSchema(field.items, schema.items as JsonSchema) };
  }
  if (isObject(field)) return objectSchema(field);
  if (!isString(field)) return schema;
  return isNullable(field) ? s.orNull(formatted(schema)) : formatted(schema);
}

function objectSchema(field: ObjectField): JsonSchema {
  if (field.wire === 'rangeText') return { type: 'string', pattern: '^.* - .*$' };
  const parts = shapeSchema(field);
  if (field.record) return { ...object(parts), additionalProperties: true };
  if (field.wire === 'tuple') return ordered(wireNames(field), parts.properties);
  const { untilNow } = field;
  if (!untilNow) return object(parts);
  const to = { anyOf: [{ type: 'string', pattern: FORMATS.date.source }, { enum: untilNow }] };
  return object({ ...parts, properties: { ...parts.properties, to } });
}

/** An optional field may be sent empty, whatever its answers look like. */
function orEmpty(schema: JsonSchema): JsonSchema {
  const { type, enum: choices, pattern, allOf, minItems, oneOf } = schema;
  if (Array.isArray(oneOf)) return { oneOf: oneOf.map(orEmpty) };
  const isBound = choices ?? pattern ?? allOf;
  if (type === 'string' && isBound !== undefined) return { anyOf: [schema, { const: '' }] };
  if (type === 'array' && minItems !== undefined) return { anyOf: [schema, { maxItems: 0 }] };
  return schema;
}

/** An ordered list of values, null for none. */
const ordered = (names: readonly string[], properties: Schemas): JsonSchema => ({
  type: 'array',
  prefixItems: names.map((name) => ({ title: name, ...s.orNull(properties[name] ?? {}) })),
  items: false,
});

/** Replaces our formats by their patterns: other validators do not know them, or define them differently. */
function formatted({ format, ...schema }: JsonSchema): JsonSchema {
  if (typeof format !== 'string' || !Object.hasOwn(FORMATS, format)) return schema;
  const { source } = FORMATS[format as keyof typeof FORMATS];
  return { ...schema, allOf: [{ pattern: source }] };
}
