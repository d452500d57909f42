import { type Broken, EVERYTHING } from './project';

const FIELD = { type: 'string', label: ['تێبینی', 'ملاحظة', 'Note'] };

const [NEW, INPROGRESS, DONE] = ['new', 'inProgress', 'done'].map((id) => ({ id }));
const OWN_STATUS = { id: 'done', name: FIELD.label, applicant: FIELD.label, color: 'info' };

const LOOKUP = {
  content: 'hotels',
  record: 'hotel',
  in: ['prices'],
  by: { hotel: 0 },
  gives: { priceAdult: 1 },
};

/** Services whose pages, lists or sections do not match what is asked and sent. */
export const brokenSending: readonly Broken[] = [
  {
    lint: 'addresses',
    name: 'a page at the address of a service',
    withOther: true,
    set: { pages: [{ route: '/services/residency', component: 'tour' }] },
    place: '"route": "/services/residency"',
  },
  {
    lint: 'addresses',
    name: 'two pages whose varying parts are called differently',
    set: {
      pages: [
        { route: '/services/tours/:id', component: 'tour' },
        { route: '/services/tours/:name', component: 'tour' },
      ],
    },
    place: `${EVERYTHING}: "route": "/services/tours/:name"`,
  },
  {
    lint: 'vocabulary',
    name: 'a page without a slash',
    set: { pages: [{ route: 'tours/:id', component: 'tour' }] },
    place: `${EVERYTHING}: "route": "tours/:id"`,
  },
  {
    lint: 'vocabulary',
    name: 'a component without a name',
    set: { 'page.component': '' },
    place: `${EVERYTHING}: "component": ""`,
  },
  {
    lint: 'reserved',
    name: 'a spread answer that every record has',
    set: { 'form.properties.passengers.properties.reference': FIELD },
    place: `${EVERYTHING}: "properties": {`,
  },
  {
    lint: 'lists',
    name: 'a list with a field that there is not',
    set: { 'submit.lists.extra.2': 'hobby' },
    place: `${EVERYTHING}: "hobby"`,
  },
  {
    lint: 'lists',
    name: 'a list with a field that is not sent',
    set: { 'submit.lists.extra.2': 'dateOfBirth' },
    place: `${EVERYTHING}: "dateOfBirth"`,
  },
  {
    lint: 'lists',
    name: 'a list with what is sent in parts',
    set: { 'submit.lists.extra.2': 'legs' },
    place: `${EVERYTHING}: "legs"`,
  },
  {
    lint: 'lists',
    name: 'a list with photos',
    set: { 'submit.lists.extra.2': 'photos' },
    place: `${EVERYTHING}: "photos"`,
  },
  {
    lint: 'lists',
    name: 'a field in two lists',
    set: { 'submit.lists.more': ['hobbies'] },
    place: `${EVERYTHING}: "hobbies"`,
  },
  {
    lint: 'sentTwice',
    name: 'a list called like a field',
    set: { 'submit.lists.height': ['hobbies'], 'submit.lists.extra': ['witness'] },
    place: `${EVERYTHING}: "height": [`,
  },
  {
    lint: 'sentTwice',
    name: 'a list called like an answer in a spread group',
    set: { 'submit.lists.numberOfAdults': ['hobbies'], 'submit.lists.extra': ['witness'] },
    place: `${EVERYTHING}: "numberOfAdults": [`,
  },
  {
    lint: 'sentTwice',
    name: 'a list called like a constant',
    set: { 'submit.lists.origin': ['hobbies'], 'submit.lists.extra': ['witness'] },
    place: `${EVERYTHING}: "origin": [`,
  },
  {
    lint: 'sentTwice',
    name: 'sections called like a list',
    set: { sections: { field: 'extra', content: 'parts', in: 'body' } },
    place: `${EVERYTHING}: "field": "extra"`,
    also: ['content'],
  },
  {
    lint: 'content',
    name: 'sections from content that there is not',
    set: { sections: { field: 'form', content: 'parts', in: 'body' } },
    place: `${EVERYTHING}: "content": "parts"`,
  },
  {
    lint: 'sections',
    name: 'sections from a field that holds none',
    set: { sections: { field: 'form', content: 'hotels', in: 'rooms', record: 'hotel' } },
    place: `${EVERYTHING}: "in": "rooms"`,
  },
  {
    lint: 'sections',
    name: 'sections of one record of many, and of none by name',
    set: { sections: { field: 'form', content: 'hotels', in: 'rooms' } },
    place: `${EVERYTHING}: "content": "hotels"`,
  },
  {
    lint: 'sections',
    name: 'sections that hang on a field that there is not',
    set: {
      sections: {
        field: 'form',
        content: 'hotels',
        in: 'rooms',
        record: 'hotelId',
        when: { no: 1 },
      },
    },
    place: `${EVERYTHING}: "record": "hotelId"`,
  },
  {
    lint: 'lookup',
    name: 'numbers from content that there is not',
    set: { lookup: { ...LOOKUP, content: 'inns' } },
    place: `${EVERYTHING}: "content": "inns"`,
  },
  {
    lint: 'lookup',
    name: 'numbers from what is no table',
    set: { lookup: { ...LOOKUP, in: ['rooms'] } },
    place: `${EVERYTHING}: "in": [`,
  },
  {
    lint: 'lookup',
    name: 'numbers that are found by a field that there is not',
    set: { lookup: { ...LOOKUP, by: { hostel: 0 } } },
    place: `${EVERYTHING}: "hostel": 0`,
  },
  {
    lint: 'lookup',
    name: 'numbers for a field that is sent',
    set: { lookup: { ...LOOKUP, gives: { height: 1 } } },
    place: `${EVERYTHING}: "height": 1`,
  },
  {
    lint: 'lookup',
    name: 'an offer for a field that there is not',
    set: { lookup: { ...LOOKUP, offers: ['nickName'] } },
    place: `${EVERYTHING}: "nickName"`,
  },
  {
    lint: 'refersTo',
    name: 'a record of content that there is not',
    set: { 'form.properties.nickname.refersTo': [{ content: 'inns', name: ['name'] }] },
    place: `${EVERYTHING}: "content": "inns"`,
  },
  {
    lint: 'refersTo',
    name: 'a record without the field that names it',
    set: { 'form.properties.nickname.refersTo': [{ content: 'hotels', name: ['guests'] }] },
    place: `${EVERYTHING}: "guests"`,
  },
  {
    lint: 'columns',
    name: 'an application about a field that there is not',
    set: { 'staff.about': ['visa'] },
    place: `${EVERYTHING}: "visa"`,
  },
  {
    lint: 'columns',
    name: 'a column that is sent in a list',
    set: { 'form.properties.hobbies': FIELD, 'sample.extra.1': 'x', 'staff.columns.3': 'hobbies' },
    place: `${EVERYTHING}: "hobbies"`,
  },
  {
    lint: 'columns',
    name: 'a column of words only',
    set: { 'staff.columns.3': 'advice' },
    place: `${EVERYTHING}: "advice"`,
  },
  {
    lint: 'columns',
    name: 'a column that tells staff nothing',
    set: { 'staff.columns.3': 'id' },
    place: `${EVERYTHING}: "id"`,
  },
  {
    lint: 'columns',
    name: 'a sum of what the form does not ask',
    set: { 'staff.about': [{ sum: ['nobody'], unit: ['{n}', '{n}', '{n}'] }] },
    place: `${EVERYTHING}: "sum"`,
  },
  {
    lint: 'columns',
    name: 'a sum without its number',
    set: { 'staff.about': [{ sum: ['children'], unit: FIELD.label }] },
    place: `${EVERYTHING}: "unit"`,
  },
  {
    lint: 'columns',
    name: 'an end that is no day',
    set: { 'staff.endDates': [{ field: 'email', name: FIELD.label }] },
    place: `${EVERYTHING}: "field": "email"`,
  },
  {
    lint: 'statuses',
    name: 'statuses that do not begin with new',
    set: { 'staff.statuses': [INPROGRESS, NEW, DONE] },
    place: `${EVERYTHING}: "statuses": [`,
  },
  {
    lint: 'statuses',
    name: 'statuses of which none closes an application',
    set: { 'staff.statuses': [NEW, INPROGRESS] },
    place: `${EVERYTHING}: "statuses": [`,
  },
  {
    lint: 'statuses',
    name: 'a status that one which closes follows by itself',
    set: { 'staff.statuses': [NEW, { ...OWN_STATUS, id: 'waiting', onceSent: 'done' }, DONE] },
    place: `${EVERYTHING}: "onceSent": "done"`,
  },
  {
    lint: 'statuses',
    name: 'a status with the name of a usual one, which does not close like it',
    set: { 'staff.statuses': [NEW, { id: 'refused' }, OWN_STATUS] },
    place: `${EVERYTHING}: {`,
  },
  {
    lint: 'vocabulary',
    name: 'a status that there is not',
    set: { 'staff.statuses': [NEW, DONE, { id: 'gone' }] },
    place: `${EVERYTHING}: {`,
  },
  {
    lint: 'omitted',
    name: 'rows that are counted by what is not sent',
    set: {
      'form.properties.births': {
        type: 'array',
        countedBy: 'children',
        label: FIELD.label,
        items: { ...FIELD, format: 'date' },
      },
      'form.properties.manyChildren.when': undefined,
      'steps.1.fields.19': 'births',
      'submit.omit.5': 'children',
      'sample.children': undefined,
    },
    place: `${EVERYTHING}: "countedBy": "children"`,
  },
];
