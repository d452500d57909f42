import { type Broken, EVERYTHING } from './project';

const PERSON = 'schemas/shared/person.json';
const DATES = 'schemas/shared/dates.json';

/** Files that cannot be read, or that violate their meta-schema. */
export const brokenFiles: readonly Broken[] = [
  {
    lint: 'json',
    name: 'superfluous comma',
    rewrite: (text) => text.replace('"version": 4,', '"version": 4,,'),
    place: `${EVERYTHING}: "version": 4,,`,
  },
  {
    lint: 'json',
    name: 'interface words of one language that cannot be read, and no word said to be missing',
    path: 'locales/ku.json',
    rewrite: (text) => text.replace('{', '{,'),
    place: 'locales/ku.json: {,',
  },
  {
    lint: 'twice',
    name: 'the same key twice',
    rewrite: (text) => text.replace('"version": 4,', '"version": 4,\n  "version": 4,'),
    place: `${EVERYTHING}: "version": 4,`,
  },
  {
    lint: 'twice',
    name: 'the same field twice',
    path: PERSON,
    rewrite: (text) => text.replace('"surname": {', '"firstName": {'),
    place: `${PERSON}: "firstName": {`,
    also: ['reference'],
  },
  {
    lint: 'vocabulary',
    name: 'a slip in a keyword',
    set: { 'form.properties.nickname.lable': ['ناو', 'اسم', 'Name'] },
    place: `${EVERYTHING}: "lable": [`,
  },
  {
    lint: 'vocabulary',
    name: 'two languages instead of three',
    set: { 'form.properties.nickname.label': ['ناو', 'الاسم'] },
    place: `${EVERYTHING}: "label": [`,
  },
  {
    lint: 'vocabulary',
    name: 'an empty text',
    set: { 'form.properties.nickname.label.1': ' ' },
    place: `${EVERYTHING}: " ",`,
  },
  {
    lint: 'vocabulary',
    name: 'a text in one language',
    set: { 'tile.title': 'Everything' },
    place: `${EVERYTHING}: "title": "Everything"`,
  },
  {
    lint: 'vocabulary',
    name: 'no label',
    set: { 'form.properties.nickname.label': undefined },
    place: `${EVERYTHING}: "nickname": {`,
  },
  {
    lint: 'vocabulary',
    name: 'a keyword of another type',
    set: { 'form.properties.nickname.minimum': 1 },
    place: `${EVERYTHING}: "minimum": 1`,
  },
  {
    lint: 'vocabulary',
    name: 'a widget of another type',
    set: { 'form.properties.nickname.widget': 'counter' },
    place: `${EVERYTHING}: "widget": "counter"`,
  },
  {
    lint: 'vocabulary',
    name: 'a type that there is not',
    set: { 'form.properties.nickname.type': 'text' },
    place: `${EVERYTHING}: "type": "text"`,
  },
  {
    lint: 'vocabulary',
    name: 'a name that cannot be a path',
    set: { 'form.properties.full name': { type: 'string', label: ['ناو', 'الاسم', 'Name'] } },
    place: `${EVERYTHING}: "full name": {`,
  },
  {
    lint: 'vocabulary',
    name: 'words for a issue that there is not',
    set: { 'form.properties.nickname.errors': { tooLong: ['درێژە', 'طويل', 'Too long'] } },
    place: `${EVERYTHING}: "tooLong": [`,
  },
  {
    lint: 'vocabulary',
    name: 'a keyword beside a reference that does not fit what it leads to',
    set: { 'form.properties.firstName.minimum': 1 },
    place: `${EVERYTHING}: "minimum": 1`,
  },
  {
    lint: 'vocabulary',
    name: 'a step with fields and blocks',
    set: { 'steps.0.fields': ['firstName'] },
    place: `${EVERYTHING}: {`,
  },
  {
    lint: 'vocabulary',
    name: 'a path that is no call',
    set: { 'submit.path': 'https://example.com/' },
    place: `${EVERYTHING}: "path": "https://example.com/"`,
  },
  {
    lint: 'vocabulary',
    name: 'no sample',
    set: { sample: undefined },
    place: `${EVERYTHING}: {`,
  },
  {
    lint: 'vocabulary',
    name: 'a condition on a list of nothing',
    set: { 'form.properties.companyName.when': { hasCompany: [] } },
    place: `${EVERYTHING}: "hasCompany": []`,
  },
  {
    lint: 'vocabulary',
    name: 'a issue in a shared field',
    path: DATES,
    set: { 'range.untilNow': ['تا ئێستا'] },
    place: `${DATES}: "untilNow": [`,
  },
  {
    lint: 'vocabulary',
    name: 'a pattern that is not a regular expression',
    set: { 'form.properties.nickname.pattern': '^(a$' },
    place: `${EVERYTHING}: "pattern": "^(a$"`,
  },
  {
    lint: 'vocabulary',
    name: 'content with a field of an unknown type',
    path: 'schemas/content/hotels.json',
    set: { 'fields.stars.type': 'star' },
    place: 'schemas/content/hotels.json: "type": "star"',
  },
  {
    lint: 'reference',
    name: 'a shared file that there is not',
    set: { 'form.properties.firstName.$ref': '../shared/persons.json#/firstName' },
    place: `${EVERYTHING}: "$ref": "../shared/persons.json#/firstName"`,
  },
  {
    lint: 'reference',
    name: 'a shared field that there is not',
    set: { 'form.properties.firstName.$ref': '../shared/person.json#/forename' },
    place: `${EVERYTHING}: "$ref": "../shared/person.json#/forename"`,
  },
  {
    lint: 'reference',
    name: 'a shared field looked for in another folder',
    set: { 'form.properties.firstName.$ref': '../elsewhere/person.json#/firstName' },
    place: `${EVERYTHING}: "$ref": "../elsewhere/person.json#/firstName"`,
  },
  {
    lint: 'reference',
    name: 'a shared field looked for beside the service',
    set: { 'form.properties.firstName.$ref': 'person.json#/firstName' },
    place: `${EVERYTHING}: "$ref": "person.json#/firstName"`,
  },
  {
    lint: 'reference',
    name: 'a shared field that leads back to itself',
    path: PERSON,
    set: {
      firstName: { $ref: 'person.json#/surname' },
      surname: { $ref: 'person.json#/firstName' },
    },
    place: `${PERSON}: "$ref": "person.json#/surname"`,
  },
];
