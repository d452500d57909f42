import type { Group } from './groups';
import type { Change, Keyword } from './keywords';
import { on, RECORD_REFERENCE, type Reference } from './recordReference';

/* What tools read of the keywords: `npm run check`, the schemas of editors, schemas/README. Pages do not load it. */

const bound = (about: string, change: Change) =>
  on(['number', 'recordNumber', 'cell'], about, { change, recordSchema: { type: 'number' } });
const ASKED = ['text', 'number', 'boolean', 'object', 'several', 'list'] as const;
const FORM = [...ASKED, 'files', 'document'] as const;
const SINGLE = ['recordText', 'recordNumber', 'recordBoolean'] as const;
const ROWS = ['recordList', 'recordTable', 'recordSections'] as const;
const RECORD = [...SINGLE, 'recordObject', 'recordBody', ...ROWS] as const;
const TYPED = ['text', 'number', 'recordText', 'recordNumber'] as const;

const atLeastOne = (maximum?: number) => ({ type: 'integer', minimum: 1, maximum });
const OTHER_MONEY = 'the same number is another amount, so that other servers must know of it';
export const OTHER_WIRE = 'it is sent in another shape, so that other servers must know of it';

export const REFERENCE = {
  ...RECORD_REFERENCE,
  type: on(
    [],
    'What is sent: "string" (a text; its format makes it a date, a time, an e-mail or a phone number), "number" (decimals allowed), "integer", "boolean" (yes or no), "object" (fields of its own) or "array" (a list, or photos). ["string", "null"] is a text that is sent as null when there is no answer.',
  ),
  label: on(['note', ...FORM, ...RECORD, 'cell'], 'The question, above the input or the column.'),
  help: on(
    ['note', ...FORM, ...RECORD, 'checklist'],
    'A hint under the label. In fields of forms **words** are emphasised, and [words](https://…) is a link, or with a path of the site such as /about; it opens in a new tab.',
  ),
  placeholder: on(TYPED, 'Grey text in the empty input. Never the only place of what matters.'),
  called: on(
    FORM,
    'What texts of errors call it, written as a label, where the label itself does not fit into a sentence: "Departure airport" for "Choose the departure airport".',
  ),
  errors: on(
    [...FORM, ...RECORD],
    'Own texts for issues, by their codes, where those of locales/ will not do.',
    { schema: { $ref: '#/definitions/errors' } },
  ),
  when: on(
    ['note', ...FORM, 'checklist'],
    'It is shown, and only then required and sent, while other answers meet this condition.',
    {
      change: {
        answers: [
          'it is hidden from some who answered it, and no longer sent by them',
          'it is asked of everybody now, and older applications lack it',
          'it is hidden from some who answered it, or asked of others, and older applications lack it',
        ],
      },
    },
  ),
  requiredWhen: on(
    FORM,
    'It is required, but always shown, while other answers meet this condition.',
    { change: { answers: ['some who left it out are asked for it now'] } },
  ),
  prefill: on(
    [...ASKED, ...SINGLE],
    'Put in when the form opens: "today", "tomorrow", { "const": value }, { "from": name } for what the page hands over, or { "calculate": expression }, which follows other answers until the visitor changes it.',
    { change: 'fits' },
  ),
  autocomplete: on(
    ['text', 'number'],
    'The HTML autocomplete token; "off" for details of somebody else.',
    { schema: { $ref: 'value.schema.json#/definitions/autocomplete' } },
  ),
  search: on(
    ['text'],
    "true: staff find applications by this answer, such as a relative's name. false: they do not. Left out: they do if it is an e-mail, a phone, a code, or a name by its autocomplete token.",
  ),
  format: on(
    [],
    'What kind of text: email, phone, date (YYYY-MM-DD) or time (HH:MM, 24 hours), in forms also position (a place on a map: latitude and longitude as "36.191,44.009"), in records url (https://…) or colour (#rrggbb). Brings the right input and keyboard.',
    { change: 'checked' },
  ),
  maxLength: on(['text', 'recordText'], 'The most letters. Left out: 500, in a textarea 5000.', {
    schema: atLeastOne(20_000),
    change: 'most',
  }),
  pattern: on(
    ['text', 'recordText'],
    'A regular expression for the whole text, from ^ to $, with words of its own in `errors`.',
    { schema: { type: 'string', format: 'regex' }, change: 'checked' },
  ),
  choices: on(
    ['text', 'number', 'boolean', 'several', ...SINGLE],
    'The possible answers; of a yes or no two, for words other than these.',
  ),
  unless: on(
    ['text', 'number'],
    'Choices beside a number or a date, such as "unknown": below the input, and sent as their value in place of it. They count as no number and no day, wherever such are compared or calculated.',
    {
      schema: { $ref: 'value.schema.json#/definitions/unless' },
      change: { answers: [OTHER_WIRE, OTHER_WIRE] },
    },
  ),
  source: on(
    ['text', 'recordText'],
    'Where options come from: a list of the server that is searched while the visitor types, or in a form a file of schemas/lists, or records of content.',
    { change: 'checked' },
  ),
  widget: on([], 'Which input, where the type does not say it.'),
  contentMediaType: on(['files'], 'Photos: what the files may be. Omitted: pictures only.', {
    change: 'checked',
  }),
  reads: on(
    ['files', 'text'],
    'Which fields beside it get what the photo of a passport says, read on the device of the visitor, who checks it first: texts, days for the dates, and for gender and nationality choices with these values (male, female; IRQ). Of a code: the photo is chosen below it, for this alone, and is not sent.',
  ),
  calculate: on(
    ['text', 'number'],
    'Nobody types the value: it is calculated from other answers by an expression, and shown as it stands.',
    {
      change: {
        answers: [
          'answers that were typed are calculated now',
          'what was calculated must be typed now',
          'applications already sent keep what was calculated, and forms that are open may be refused',
        ],
      },
    },
  ),
  compare: on(
    ['text'],
    'What the answer must be beside others: a day that is `after` another one (or one that is calculated), `notBefore` or `notAfter` it, a text that `differs` or is the `same`, the `age` of who was born then.',
    { change: 'checked' },
  ),
  mustBe: on(
    ['text', 'number', 'boolean'],
    'The only answer that is accepted, such as true for a consent. A yes or no with it is required as long as it is shown.',
    { change: 'checked' },
  ),
  begins: on(
    ['list'],
    "List edited in place only: the answers with which a row opens, by the names of the row's fields. The list opens with its first row.",
  ),
  money: on(
    ['text', 'number', 'recordNumber', 'cell'],
    'true: an amount in the currency of the agency, read as "$1,250" everywhere, typed with or without its sign, and sent as a plain number.',
  ),
  currency: on(
    ['text', 'number'],
    'Beside `money`: the ISO code of the currency of this amount, such as "IQD", where it is not that of the agency.',
    {
      schema: { type: 'string', pattern: '^[A-Z]{3}$' },
      change: { answers: [OTHER_MONEY, OTHER_MONEY] },
    },
  ),
  unit: on(
    ['number'],
    'What follows the number, such as "cm": beside the input, to screen readers, wherever the answer is read, and in the head of an export. It is not sent.',
  ),
  compact: on(['text'], 'true: a code in capitals and without spaces, as a passport number.'),
  mask: on(
    ['text'],
    'An example of how a code is written, such as "A 12345678", shown under the label. A hint: nothing is refused for it.',
    { schema: { type: 'string', minLength: 1, maxLength: 60 } },
  ),
  minimum: bound('The smallest number; in forms also an expression, as in `calculate`.', 'least'),
  maximum: bound('The largest number, in the same way.', 'most'),
  ends: on(
    ['number'],
    'Scale only: the words at its two ends, such as "Not at all" and "Very well".',
  ),
  properties: on(
    ['object', 'recordObject'],
    'The fields by their names, in the order in which they are asked.',
    {
      schema: { $ref: '#/definitions/properties' },
      recordSchema: { $ref: '#/definitions/recordProperties' },
    },
  ),
  required: on(['object'], 'The fields that must be answered; one with a `when` only while shown.'),
  expected: on(['object'], 'The fields that are asked for once more before sending, if empty.'),
  dialog: on(['object', 'list'], 'How the dialog looks.'),
  record: on(
    ['object'],
    'true, beside the widget handed: a record of content just as the page read it. Its properties here are those that must be in it; all others are sent as they are.',
  ),
  refersTo: on(
    ['text', 'object', 'recordText'],
    'The answer is the id of a record of content, or such a record (`record`): its name is stored with the application. The first entry whose condition is met counts. In a record: the id of one of this kind, or nothing.',
    {
      recordSchema: { $ref: 'value.schema.json#/definitions/reference' },
      change: {
        records: [
          'ids already written may lead nowhere, which keeps their records from being saved',
          'ids already written stay, as plain texts',
        ],
      },
    },
  ),
  untilNow: on(['object'], 'Date range only: the words for an open end, also in what is sent.'),
  wire: on(
    [],
    'How it is sent. Object: tuple, an ordered list of its values; spread, its values among those around it; rangeText, a date range as "from - to"; left out, as an object. List of objects: columns, one list for each of their fields, under that field\'s name. Number in a cell: texts, the same text in all three languages.',
    { change: { answers: [OTHER_WIRE, OTHER_WIRE] } },
  ),
  together: on(
    ['object'],
    'Bounds of what some counters in it add up to, such as the people in a room.',
    { change: 'checked' },
  ),
  countedBy: on(
    ['list'],
    'The number beside it whose answer is the number of rows, which visitors then neither add nor remove.',
    { change: 'checked' },
  ),
  rowTitle: on(
    ['list'],
    'Rows of groups only: the fields of a row whose answers name it wherever it is named, as in "Traveller 2: Sara Karim".',
  ),
  items: on(['list', 'recordList'], 'What each row is: an object, a text or a number.', {
    schema: { $ref: '#/definitions/field' },
    recordSchema: { $ref: '#/definitions/recordRow' },
  }),
  minItems: on(
    ['several', 'files', 'document', 'list', 'recordList'],
    'The fewest, once there are any. Name the field in `required` as well if there must be some.',
    { schema: atLeastOne(), change: 'least' },
  ),
  maxItems: on(
    ['several', 'files', 'document', 'list', 'recordList'],
    'The most. Left out: 50 rows (in a record 500), all choices, 10 photos, one document.',
    { schema: atLeastOne(500), change: 'most' },
  ),
  fixed: on(
    ['list', 'recordList'],
    'The rows of the list, each with what it holds and, in a form, its label: they are filled in, and none is added, moved or removed.',
    { change: 'checked' },
  ),
} as const satisfies Readonly<Record<Keyword, Reference>>;

/** The keywords of a group. */
export type KeywordOf<G extends Group> = {
  [K in Keyword]: Extract<G, (typeof REFERENCE)[K]['of'][number]> extends never ? never : K;
}[Keyword];

/** Returns the entry of any keyword, with optional parts. */
export const referenceOf = (keyword: Keyword): Reference => REFERENCE[keyword];
