import type { ContentKind } from '../../definition/content/contentType';
import { ISSUE_CODES } from '../../definition/validate/issue';
import type { Service } from '../../definition/model/service';
import type { JsonSchema } from '../../definition/validate/toJsonSchema';
import { HTTP_CODES } from '../http/refusal';
import { schemaNames } from './documentContent';
import { PUBLICATION_SCHEMA, readSchema, writtenSchema } from './contentSchema';
import { USER } from '../../contract/accounts';
import { APPLICATION, APPLICATION_RECORD, REFERENCE } from '../../contract/applications';
import { having, INTEGER, listOf, MOMENT, named, TEXT } from '../../contract/schema';
import { sentSchema } from './sentSchema';
import { sentName } from './serviceCalls';

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
  const own = having({
    id: TEXT,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    updatedBy: TEXT,
    ...(kind.schedules && { publication: PUBLICATION_SCHEMA }),
    version: INTEGER,
  });
  return {
    [read]: readSchema(kind),
    [staff]: { allOf: [named(read), own] },
    [written]: writtenSchema(kind),
  };
}

const WORDS = { anyOf: [named('Text'), TEXT] };

const SHARED: Readonly<Record<string, JsonSchema>> = {
  Errors: {
    ...having({ errors: { ...listOf(named('Error')), minItems: 1 } }),
    description: 'What was wrong, one for each field.',
  },
  Error: {
    type: 'object',
    properties: {
      name: { ...TEXT, description: "The field's dotted path; empty: no field's." },
      message: { ...TEXT, description: 'In the language of Accept-Language.', minLength: 1 },
      code: { ...TEXT, pattern: '^\\w+$', examples: [...ISSUE_CODES, ...HTTP_CODES] },
      limit: { type: ['number', 'string'], description: 'The bound that was broken.' },
    },
    required: ['name', 'message'],
  },
  Text: {
    description: 'In three languages: Kurdish, Arabic, English.',
    type: 'array',
    items: TEXT,
    minItems: 3,
    maxItems: 3,
  },
  Reference: REFERENCE,
  Section: {
    description: 'Questions that the staff composed; sent back with their values.',
    type: 'object',
    properties: { title: WORDS, body: listOf(named('Question')) },
    required: ['title', 'body'],
  },
  Question: {
    ...having({ elType: { type: ['integer', 'string'] }, elLable: WORDS }),
    description: '1 text, 2 number, 3 date, 4 country, 5 city, 6 list, 7 yes or no, 8 choice.',
  },
  ApplicationRecord: {
    ...APPLICATION_RECORD,
    description: 'Beside these, exactly what was sent.',
  },
  Application: APPLICATION,
  User: USER,
};
