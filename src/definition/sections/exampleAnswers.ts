import {
  type Answer,
  type Field,
  isList,
  isNote,
  isObject,
  isString,
  type Properties,
  type StringFormat,
} from '../model/field';
import type { JsonSchema } from '../model/jsonSchema';
import { toJsonSchema } from '../validate/toJsonSchema';
import type { Json, Values } from '../model/values';

/** Returns an answer to every question, for examples; a yes or no is answered so that what depends on it is shown. */
export function exampleAnswers(properties: Properties<unknown>): Values {
  const triggers = Object.values(properties).flatMap(({ when }) => Object.entries(when ?? {}));
  const asked = new Map(triggers) as ReadonlyMap<string, Answer>;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const answer = asked.get(name) ?? answerTo(field);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

function answerTo(field: Field<unknown>): Json | undefined {
  if (isNote(field)) return undefined;
  if (isObject(field)) return exampleAnswers(field.properties);
  if (isList(field)) return [answerTo(field.items) ?? {}, answerTo(field.items) ?? {}];
  const { it } = toJsonSchema({ properties: { it: field } }).properties as { it: JsonSchema };
  return exampleOf(it, isString(field) ? field.format : undefined);
}

const BY_FORMAT: Readonly<Record<StringFormat, string>> = {
  email: 'zagros@example.com',
  phone: '0750 123 4567',
  date: '2021-05-04',
  time: '09:30',
  position: '36.191,44.009',
  url: 'https://example.com/',
  colour: '#336699',
};
const NUMBER = 3;

/** Returns an answer that the schema of one answer accepts, patterns apart. */
function exampleOf(schema: JsonSchema, format?: StringFormat): Json {
  const { type, enum: choices, items, minItems = 1, minimum, maximum } = schema;
  if (Array.isArray(choices)) return choices[0] as Json;
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') {
    return Math.min(Math.max(NUMBER, Number(minimum)), Number(maximum));
  }
  if (type !== 'array') return format ? BY_FORMAT[format] : 'Zagros';
  const { enum: several } = items as JsonSchema;
  return Array.isArray(several)
    ? (several.slice(0, Number(minItems)) as Json[])
    : Array.from({ length: Number(minItems) }, () => 'Zagros');
}
