import type { ContentKind } from '../../definition/content/contentType';
import { ISSUE_CODES } from '../../definition/model/issue';
import type { Service } from '../../definition/model/service';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import { HTTP_CODES } from '../http/refusal';
import { schemaNames } from './documentContent';
import { USER } from '../../contract/accounts';
import { APPLICATION, APPLICATION_RECORD, REFERENCE } from '../../contract/applications';
import { CHANGE } from '../../contract/contentChanges';
import { COMPOSED } from '../../contract/composing';
import * as s from '../../contract/schema';
import { sentSchema } from './sentSchema';
import { sentName } from './serviceCalls';
import { type Field, isList, isObject, type Properties } from '../../definition/model/field';
import { toRecordSchema } from '../../definition/content/toRecordSchema';
import { recordTypeNameOf } from '../../definition/model/types/recordTable';
import type { TypeName } from '../../definition/model/types/table';

export const namedSchemas = (
  services: readonly Service[],
  kinds: readonly ContentKind[],
): Readonly<Record<string, JsonSchema>> => ({
  ...SHARED,
  ...Object.fromEntries(services.map((service) => [sentName(service), sentSchema(service)])),
  ...Object.fromEntries(kinds.flatMap((kind) => Object.entries(schemasOf(kind)))),
});

function schemasOf(kind: ContentKind): Readonly<Record<string, JsonSchema>> {
  const { read, staff, written } = schemaNames(kind);
  const own = s.having({
    id: s.TEXT,
    createdAt: s.MOMENT,
    updatedAt: s.MOMENT,
    updatedBy: s.TEXT,
    ...(kind.schedules && { publication: PUBLICATION_SCHEMA }),
    version: s.INTEGER,
  });
  return {
    [read]: readSchema(kind),
    [staff]: { allOf: [s.named(read), own] },
    [written]: writtenSchema(kind),
  };
}

const WORDS = { anyOf: [s.named('Text'), s.TEXT] };

const SHARED: Readonly<Record<string, JsonSchema>> = {
  Errors: {
    ...s.having({ errors: { ...s.listOf(s.named('Error')), minItems: 1 } }),
    description: 'What was wrong, one for each field.',
  },
  Error: {
    type: 'object',
    properties: {
      name: { ...s.TEXT, description: "The field's dotted path; empty: no field's." },
      message: { ...s.TEXT, description: 'In the language of Accept-Language.', minLength: 1 },
      code: { ...s.TEXT, pattern: '^\\w+$', examples: [...ISSUE_CODES, ...HTTP_CODES] },
      limit: { type: ['number', 'string'], description: 'The bound that was broken.' },
    },
    required: ['name', 'message'],
  },
  Text: {
    description: 'In three languages: Kurdish, Arabic, English.',
    type: 'array',
    items: s.TEXT,
    minItems: 3,
    maxItems: 3,
  },
  Reference: REFERENCE,
  Section: {
    description: 'Questions that the staff composed; sent back with their values.',
    type: 'object',
    properties: { title: WORDS, body: s.listOf(s.named('Question')) },
    required: ['title', 'body'],
  },
  Question: {
    ...s.having({ elType: { type: ['integer', 'string'] }, elLable: WORDS }),
    description: '1 text, 2 number, 3 date, 4 country, 5 city, 6 list, 7 yes or no, 8 choice.',
  },
  ApplicationRecord: {
    ...APPLICATION_RECORD,
    description: 'Beside these, exactly what was sent.',
  },
  Application: APPLICATION,
  User: USER,
  ComposedService: COMPOSED,
  ContentChange: CHANGE,
};

/** Returns the schema of a record as visitors read it. A single record may not exist yet, and has no id then. */
function readSchema({ fields, many, schedules }: ContentKind): JsonSchema {
  const { properties, ...rest } = s.having(inFields(fields));
  const own = { id: s.TEXT, createdAt: s.MOMENT };
  const required = [...Object.keys(fields), ...(many ? Object.keys(own) : [])];
  const until = schedules && {
    until: { ...s.TEXT, description: 'Its last day, or the hour of its end.' },
  };
  return { ...rest, properties: { ...(properties as object), ...own, ...until }, required };
}

/** Returns the schema of a record as staff send it. Properties that every record has are accepted and ignored. */
function writtenSchema({ fields, schedules }: ContentKind): JsonSchema {
  const { properties } = toRecordSchema(fields);
  const own = Object.entries(properties as Readonly<Record<string, JsonSchema>>);
  const titled = own.map(([name, schema]) => [name, { title: fields[name]?.label[2], ...schema }]);
  const ofEvery = {
    id: s.TEXT,
    createdAt: s.TEXT,
    updatedAt: s.TEXT,
    updatedBy: s.TEXT,
    version: {},
    ...(schedules && { publication: PUBLICATION_SCHEMA }),
  };
  return s.only({}, { ...Object.fromEntries(titled), ...ofEvery });
}

const TIME_OR_NONE = { type: 'string', pattern: '^(\\d{4}-\\d\\d-\\d\\d( \\d\\d:00)?)?$' };

/** When a record is shown. Left out of a write: as it was. */
const PUBLICATION_SCHEMA = s.only(
  {},
  { draft: s.YES_OR_NO, from: TIME_OR_NONE, until: TIME_OR_NONE },
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
  if (isObject(field)) return s.having(inFields(field.properties));
  if (isList(field)) return s.listOf(readField(field.items));
  return READ[recordTypeNameOf(field)] ?? { type: field.type };
}

const READ: Readonly<Partial<Record<TypeName, JsonSchema>>> = {
  translated: s.named('Text'),
  body: s.having({ type: { enum: [1, 2, 3] }, value: { type: 'array' } }),
  cells: s.listOf({ type: 'array' }),
  sections: s.listOf(s.named('Section')),
};
