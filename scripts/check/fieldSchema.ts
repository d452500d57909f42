import { KEYWORDS, type Keyword, type Kind } from '../../src/definition/keywords/keywords';
import { KEYWORD_NAMES } from '../../src/definition/keywords/siblings';
import {
  type Group,
  groupRow,
  groupsIn,
  type OwnKeyword,
  WIDGETS,
} from '../../src/definition/keywords/groups';
import { referenceOf } from '../../src/definition/keywords/reference';
import { ISSUE_CODES } from '../../src/definition/model/issue';

type Schema = Readonly<Record<string, unknown>>;

const FORM = groupsIn('forms');

const RECORD = groupsIn('records');

const VALUE = 'value.schema.json#/definitions';

/** The schemas of simple kinds; those of the others are in value.schema.json. */
const KIND_SCHEMAS: Readonly<Partial<Record<Kind, Schema>>> = {
  word: { type: 'string' },
  flag: { type: 'boolean' },
  number: { type: 'number' },
  bound: { $ref: `${VALUE}/expression` },
  sibling: { $ref: `${VALUE}/name` },
};

const SHARED_FIELD = {
  description:
    'A shared field: "../shared/<file>.json#/<name>". Keywords beside it replace those of the shared field.',
  type: 'string',
  pattern: '[A-Za-z0-9_-]+\\.json#/[A-Za-z0-9_-]+$',
};

/** Returns schemas/field.schema.json: what an editor knows of the fields of forms and of records. */
export function fieldSchema(): Schema {
  const type = {
    if: { required: ['$ref'] },
    else: { required: ['type', 'label'], ...rules(FORM) },
  };
  const field = schemaOf(FORM);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The language of fields',
    description:
      'Every keyword a field may have. Generated from src/definition/keywords: npm run check -- --write.',
    definitions: {
      errors: {
        description: referenceOf('errors').about,
        type: 'object',
        propertyNames: { enum: ISSUE_CODES },
        additionalProperties: { $ref: `${VALUE}/text` },
        minProperties: 1,
      },
      properties: fieldsOf('field'),
      field: { ...field, properties: { $ref: SHARED_FIELD, ...field.properties }, ...type },
      recordProperties: fieldsOf('recordField'),
      recordField: { ...schemaOf(RECORD), required: ['type', 'label'], ...rules(RECORD) },
      recordRow: {
        description: 'A group of fields, a text or a number.',
        $ref: '#/definitions/recordField',
        properties: {
          type: {
            description: 'A group of fields, a text or a number.',
            enum: ['object', 'string', 'number', 'integer'],
          },
          widget: {
            description: 'Which input each row has, where the type does not say it.',
            enum: valuesOf('widget', 'recordText'),
          },
        },
      },
      row: {
        description: referenceOf('row').about,
        type: 'object',
        properties: {
          properties: { ...fieldsOf('cell'), description: 'The cells by their names.' },
          required: {
            description: 'The cells that may not be empty.',
            $ref: `${VALUE}/names`,
          },
        },
        required: ['properties'],
        additionalProperties: false,
      },
      cell: {
        ...schemaOf(['cell']),
        description: 'A cell of a row: a text in three languages, a date or a number.',
        required: ['type', 'label'],
      },
      checklistItem: { ...schemaOf(['checklist']), required: ['id', 'name'] },
    },
  };
}

const fieldsOf = (definition: string): Schema => ({
  description: referenceOf('properties').about,
  type: 'object',
  propertyNames: { $ref: `${VALUE}/name` },
  additionalProperties: { $ref: `#/definitions/${definition}` },
  minProperties: 1,
});

/** Returns the keywords of some groups, in the order of the table. */
export const keywordsIn = (groups: readonly Group[]): Keyword[] =>
  KEYWORD_NAMES.filter((keyword) => groups.some((group) => isIn(group, keyword)));

export const isIn = (group: Group, keyword: Keyword): boolean =>
  isOwn(keyword) ? groupRow(group)[keyword] !== undefined : referenceOf(keyword).of.includes(group);

/** Returns the description of a keyword for editors; for `widget`, with all widgets of some groups. */
export function aboutOf(keyword: Keyword, groups: readonly Group[]): string {
  const { about } = referenceOf(keyword);
  const controls = groups.flatMap((group) => {
    const { called, widget = [] } = groupRow(group);
    const named = widget.map((name) => (WIDGETS[name] ? `${name} (${WIDGETS[name]})` : name));
    return named.length > 0 ? [` ${called}: ${named.join(', ')}.`] : [];
  });
  return keyword === 'widget' ? about + controls.join('') : about;
}

const isOwn = (keyword: Keyword): keyword is OwnKeyword => KEYWORDS[keyword].kind === 'own';

const valuesOf = (keyword: OwnKeyword, ...groups: readonly Group[]): unknown[] => [
  ...new Set(groups.flatMap((group): readonly unknown[] => groupRow(group)[keyword] ?? [])),
];

const schemaOf = (groups: readonly Group[]) => ({
  type: 'object',
  properties: Object.fromEntries(
    keywordsIn(groups).map((keyword) => [keyword, keywordSchema(keyword, groups)]),
  ),
  additionalProperties: false,
});

function keywordSchema(keyword: Keyword, groups: readonly Group[]): Schema {
  const { schema, recordSchema } = referenceOf(keyword);
  const description = aboutOf(keyword, groups);
  if (isOwn(keyword)) return { description, ...oneOf(valuesOf(keyword, ...groups)) };
  const { kind } = KEYWORDS[keyword];
  const own = (groups !== FORM && recordSchema) || schema;
  return { description, ...(own ?? KIND_SCHEMAS[kind] ?? { $ref: `${VALUE}/${kind}` }) };
}

/** Returns the schema of one of some values; a list is a value too: the type of a text that is sent as null. */
function oneOf(values: readonly unknown[]): Schema {
  const lists = values.filter((value) => Array.isArray(value));
  const single = { enum: values.filter((value) => !Array.isArray(value)) };
  return lists.length === 0
    ? single
    : { anyOf: [single, ...lists.map((value) => ({ const: value }))] };
}

/** Returns what the fields of each group may have. */
const rules = (groups: readonly Group[]): Schema => ({
  allOf: groups.map((group) => {
    const keywords = keywordsIn([group]);
    const { needs } = groupRow(group);
    return {
      if: isOf(group, groups),
      then: {
        ...(needs && { required: needs }),
        propertyNames: { enum: keywords },
        properties: Object.fromEntries(
          keywords.filter(isOwn).map((keyword) => [keyword, oneOf(valuesOf(keyword, group))]),
        ),
      },
    };
  }),
});

function isOf(group: Group, groups: readonly Group[]): Schema {
  const type = oneOf(valuesOf('type', group));
  if (groupRow(group).byWidget) {
    const widget = { enum: valuesOf('widget', group) };
    return { properties: { type, widget }, required: ['type', 'widget'] };
  }
  const others = groups.filter((other) => groupRow(other).byWidget && sharesType(group, other));
  const widget = { not: { enum: valuesOf('widget', ...others) } };
  return { properties: { type, ...(others.length > 0 && { widget }) }, required: ['type'] };
}

const sharesType = (one: Group, other: Group): boolean =>
  valuesOf('type', one).some((type) => valuesOf('type', other).includes(type));
