import { type Broken, EVERYTHING } from './project';

const FIELD = { type: 'string', label: ['تێبینی', 'ملاحظة', 'Note'] };

/** Services whose parts do not fit together. */
export const brokenServices: readonly Broken[] = [
  {
    lint: 'fileName',
    name: 'an id that is not the name of the file',
    set: { id: 'everthing' },
    place: `${EVERYTHING}: "id": "everthing"`,
  },
  {
    lint: 'unique',
    name: 'the route of another service',
    withOther: true,
    set: { route: '/services/residency' },
    place: '"route": "/services/residency"',
  },
  {
    lint: 'unique',
    name: 'the place of another tile',
    withOther: true,
    set: { 'tile.order': 6 },
    place: '"order": 6',
  },
  {
    lint: 'unique',
    name: 'the call of another service',
    withOther: true,
    set: { 'submit.path': 'client/residence_application/' },
    place: '"path": "client/residence_application/"',
  },
  {
    lint: 'content',
    name: 'content that there is not',
    set: { 'page.content': 'hotel' },
    place: `${EVERYTHING}: "content": "hotel"`,
  },
  {
    lint: 'steps',
    name: 'a field in no step',
    set: { 'form.properties.note': FIELD },
    place: `${EVERYTHING}: "note": {`,
  },
  {
    lint: 'steps',
    name: 'a field in two steps',
    set: { 'steps.1.fields.0': 'firstName' },
    place: `${EVERYTHING}: "firstName",`,
  },
  {
    lint: 'steps',
    name: 'a step with a field that there is not',
    set: { 'steps.0.blocks.0.fields.6': 'forename' },
    place: `${EVERYTHING}: "forename"`,
  },
  {
    lint: 'reserved',
    name: 'a field that every record has',
    set: { 'form.properties.createdAt': FIELD, 'steps.1.fields.19': 'createdAt' },
    place: `${EVERYTHING}: "createdAt": {`,
  },
  {
    lint: 'inherited',
    name: 'a field that every object has',
    set: { 'form.properties.constructor': FIELD, 'steps.1.fields.19': 'constructor' },
    place: `${EVERYTHING}: "constructor": {`,
  },
  {
    lint: 'askedTwice',
    name: 'required and expected',
    set: { 'form.expected.3': 'email' },
    place: `${EVERYTHING}: "email",`,
  },
  {
    lint: 'askedTwice',
    name: 'required always, and under a condition',
    set: { 'form.required.5': 'spouseName' },
    place: `${EVERYTHING}: "spouseName"`,
  },
  {
    lint: 'omitted',
    name: 'a field left out that there is not',
    set: { 'submit.omit.5': 'birthday' },
    place: `${EVERYTHING}: "birthday"`,
  },
  {
    lint: 'omitted',
    name: 'an answer that hangs on one that is not sent',
    set: { 'submit.omit.5': 'single' },
    place: `${EVERYTHING}: "requiredWhen": {`,
  },
  {
    lint: 'constants',
    name: 'a constant called like a field',
    set: { 'submit.constants.people': 1 },
    place: `${EVERYTHING}: "people": 1`,
  },
  {
    lint: 'columns',
    name: 'a column that there is not',
    set: { 'staff.columns.3': 'fullName' },
    place: `${EVERYTHING}: "fullName"`,
  },
  {
    lint: 'columns',
    name: 'a column that does not fit into a cell',
    set: { 'staff.columns.3': 'home' },
    place: `${EVERYTHING}: "home"`,
  },
  {
    lint: 'columns',
    name: 'a column that is not sent',
    set: { 'staff.columns.3': 'dateOfBirth' },
    place: `${EVERYTHING}: "dateOfBirth"`,
  },
  {
    lint: 'photosEncoding',
    name: 'photos sent as JSON',
    set: { 'submit.encoding': 'json' },
    place: `${EVERYTHING}: "encoding": "json"`,
  },
  {
    lint: 'photos',
    name: 'photos in an ordered list',
    set: {
      'form.properties.birthplace.properties.faces': {
        type: 'array',
        widget: 'images',
        label: ['وێنەکان', 'الصور', 'Photos'],
      },
    },
    place: `${EVERYTHING}: "wire": "tuple"`,
  },
  {
    lint: 'photos',
    name: 'rows that are photos alone',
    also: ['lists'],
    set: {
      'form.properties.hobbies.items': {
        type: 'array',
        widget: 'images',
        label: ['وێنەکان', 'الصور', 'Photos'],
      },
    },
    place: `${EVERYTHING}: "items": {`,
  },
  {
    lint: 'begunPhotos',
    name: 'a row that begins with the photo of another',
    set: { 'form.properties.companions.begins': { next: { passport: 'passport' } } },
    place: `${EVERYTHING}: "passport": "passport"`,
  },
  {
    lint: 'sample',
    name: 'a sample that its own form refuses',
    set: { 'sample.callTime': 'noon' },
    place: `${EVERYTHING}: "callTime": "noon"`,
  },
  {
    lint: 'sample',
    name: 'a sample with an answer that is not asked for',
    set: { 'sample.status': 'new' },
    place: `${EVERYTHING}: "status": "new"`,
    also: ['roundTrip'],
  },
  {
    lint: 'sample',
    name: 'a sample in which a row is wrong',
    set: { 'sample.travellers.1.age': 151 },
    place: `${EVERYTHING}: "age": 151`,
  },
  {
    lint: 'samplePhotos',
    name: 'a sample with a photo by its name alone',
    set: { 'sample.companions.0.passport.0': 'passport.jpg' },
    place: `${EVERYTHING}: "passport.jpg"`,
  },
  {
    lint: 'roundTrip',
    name: 'a sample with a hidden answer',
    set: { 'sample.papers': ['sample:paper.jpg'] },
    place: `${EVERYTHING}: "papers": [`,
  },
  {
    lint: 'roundTrip',
    name: 'a sample in two languages at once',
    set: { 'sample.stay': '2025-06-01 - تا ئێستا' },
    place: `${EVERYTHING}: "stay": `,
  },
  {
    lint: 'requiredSet',
    name: 'a required field that there is not',
    set: { 'form.required.5': 'forename' },
    place: `${EVERYTHING}: "required": [`,
    alone: true,
  },
];
