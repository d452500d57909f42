import type { Broken } from './project';

const path = 'schemas/content/hotels.json';
const text = ['ناو', 'اسم', 'Name'];

type Row = readonly [name: string, set: Readonly<Record<string, unknown>>, place: string];

const rows = (lint: string, cases: readonly Row[]): readonly Broken[] =>
  cases.map(([name, set, place]) => ({ lint, name, path, set, place: `${path}: ${place}` }));

/** Broken content types and demo records. */
export const brokenContents: readonly Broken[] = [
  ...rows('contentName', [
    ['an id that is not the name of the file', { id: 'hotel' }, '"id": "hotel"'],
  ]),
  ...rows('contentCalls', [
    [
      'the path of a service’s list',
      { 'calls.staff.0': 'residence_application/' },
      '"residence_application/"',
    ],
    [
      'the path of one application of a service',
      { 'calls.staff.0': 'residence_application/{id}/' },
      '"residence_application/{id}/"',
    ],
    ['a call twice', { 'calls.update.1': 'hotels/{id}' }, '"hotels/{id}"'],
    ['the same path without its slash', { 'calls.public.2.path': 'client/hotels' }, '{'],
  ]),
  {
    lint: 'contentCalls',
    name: 'the path of another kind',
    path: 'schemas/content/options.json',
    set: { 'calls.staff.0': 'hotels/' },
    place: 'schemas/content/options.json: "hotels/"',
  },
  ...rows('vocabulary', [
    ['a path for all under client/ no more', { 'calls.public.0': 'hotels/' }, '"hotels/"'],
    ['a staff path under client/', { 'calls.staff.0': 'client/x/' }, '"client/x/"'],
    ['a new record by its id', { 'calls.create.0': 'hotels/{id}/' }, '"hotels/{id}/"'],
    ['a removal of all', { 'calls.remove.0': 'hotels/' }, '"hotels/"'],
    ['a page of the panel that is none', { panel: 'hotels' }, '"panel": "hotels"'],
    ['no page of the panel', { panel: undefined }, '{'],
    ['an answer that nobody knows', { 'calls.public.2.answer': 'page' }, '"answer": "page"'],
    ['pages without a search', { 'calls.public.2.search': undefined }, '{'],
    ['a search in a list of all', { 'calls.public.3.search': ['name'] }, '"search": ['],
    ['an id that no address can hold', { 'samples.0.id': 'a/b' }, '"id": "a/b"'],
    ['a month that is none', { 'samples.0.createdAt': '2026-13-01T08:00:00Z' }, '"createdAt": '],
    ['a table with items', { 'fields.rooms.widget': 'table' }, '"items": {'],
    ['an array of nothing', { 'fields.rooms.items': undefined }, '"rooms": {'],
    ['an object of nothing', { 'fields.about.widget': undefined }, '"about": {'],
    ['a text with a minimum', { 'fields.name.minimum': 3 }, '"minimum": 3'],
    ['a body in an array', { 'fields.prices.widget': 'body' }, '"widget": "body"'],
  ]),
  ...rows('contentFields', [
    [
      'a required part that is not there',
      { required: ['place.town'], samples: [] },
      '"place.town"',
    ],
    ['a unique list', { unique: ['tags'] }, '"tags"'],
    ['a search in a field that is not there', { 'calls.public.2.search.0': 'names' }, '"names"'],
    ['an order by a list', { 'calls.public.3.order': '-tags' }, '"order": "-tags"'],
    ['a bound on a text', { 'calls.public.3.above': { name: 3 } }, '"name": 3'],
  ]),
  {
    lint: 'contentFields',
    name: 'a field called like what every record has',
    path,
    set: { 'fields.createdAt': { type: 'string', label: text } },
    place: `${path}: "createdAt": {`,
    also: ['contentSamples'],
  },
  ...rows('contentSamples', [
    ['a field too many, inside a row', { 'samples.0.rooms.0.colour': 'red' }, '"colour": "red"'],
    ['a field too many, inside a group', { 'samples.0.place.zip': 1 }, '"zip": 1'],
    ['a record without a field', { 'samples.0.open': undefined }, '{'],
    ['a text in one language', { 'samples.0.name': 'City' }, '"name": "City"'],
    ['a text with one language left out', { 'samples.0.name.1': '' }, '"name": ['],
    ['a text in a list with two languages', { 'samples.0.tags.1': ['a', 'b'] }, '['],
    ['a text that is too long', { 'samples.0.tags.0.2': 'x'.repeat(21) }, '"xxx'],
    ['a number that is too large', { 'samples.0.stars': 6 }, '"stars": 6'],
    ['a number that is too small', { 'samples.0.stars': 0 }, '"stars": 0'],
    ['a text among numbers', { 'samples.0.scores.1': 'nine' }, '"nine"'],
    ['half a star', { 'samples.0.stars': 3.5 }, '"stars": 3.5'],
    ['a text for a number', { 'samples.0.rooms.0.price': '60' }, '"price": "60"'],
    ['no yes and no no', { 'samples.0.open': 'yes' }, '"open": "yes"'],
    ['a day that is none', { 'samples.0.since': '2019-02-30' }, '"since": "2019-02-30"'],
    ['none of the choices', { 'samples.0.board': 'none' }, '"board": "none"'],
    ['a row that is no group', { 'samples.0.rooms.0': 60 }, '60'],
    ['a group that is none', { 'samples.0.place': [] }, '"place": []'],
    ['rows that are none', { 'samples.0.rooms': {} }, '"rooms": {}'],
    ['a table that is none', { 'samples.0.prices': 7 }, '"prices": 7'],
    ['a row of a table that is none', { 'samples.0.prices': [7] }, '7'],
    ['a table with a row that is longer', { 'samples.0.prices.1.3': 7 }, '['],
    ['a cell in one language', { 'samples.0.prices.1.0': 'Two weeks' }, '"Two weeks"'],
    ['a body of no type', { 'samples.0.about.type': 4 }, '"type": 4'],
    ['a body of one text that is a list', { 'samples.0.about.value': [text] }, '"value": ['],
    ['a body of a list that is a text', { 'samples.0.more.0.body.value': text }, '"ناو"'],
    ['a body of an empty list', { 'samples.0.more.0.body.value': [] }, '"value": []'],
    ['a body of a table that is a list', { 'samples.0.more.1.body.value': text }, '"ناو",'],
    ['a body with a key too many', { 'samples.0.about.title': 1 }, '"title": 1'],
    ['a section without a title', { 'samples.0.form.0.title': undefined }, '{'],
    ['a section that asks for nothing', { 'samples.0.form.0.body': [] }, '"body": []'],
    ['a section with a slip of the finger', { 'samples.0.form.0.note': text }, '"note": ['],
    ['a section of another kind of type', { 'samples.0.form.0.typeIds': [7] }, '"typeIds": ['],
    ['an element of an unknown type', { 'samples.0.form.0.body.0.elType': 9 }, '"elType": 9'],
    [
      'an element spelled as it should be',
      { 'samples.0.form.0.body.0.elLabel': text },
      '"elLabel": [',
    ],
    ['an element that is answered', { 'samples.0.form.0.body.0.value': 'x' }, '"value": "x"'],
    ['a choice of nothing', { 'samples.0.form.0.body.7.choiceId': '' }, '"choiceId": ""'],
    ['a list without columns', { 'samples.0.form.0.body.5.list.listItem': [] }, '"listItem": []'],
    ['a list in a list', { 'samples.0.form.0.body.5.list.listItem.0.elType': 6 }, '"elType": 6'],
    [
      'a list that is filled in',
      { 'samples.0.form.0.body.5.list.listArray': [['x']] },
      '"listArray": [',
    ],
    [
      'a yes or no without the answer that shows the list',
      { 'samples.0.form.0.body.6.list.answerWithYesOrNoValue': undefined },
      '"list": {',
    ],
    ['a second record of which there is one', { many: undefined }, '{'],
  ]),
  ...rows('contentReferences', [
    [
      'a kind that is not there',
      { 'fields.near.refersTo.0.content': 'hotel' },
      '"content": "hotel"',
    ],
    [
      'a copied kind that is not there',
      { 'fields.place.copies.kinds.full': 'hotel' },
      '"full": "hotel"',
    ],
    [
      'a copy by a field that is not there',
      { 'fields.place.copies.by': 'boards' },
      '"by": "boards"',
    ],
    [
      'fields of a copied kind that is not one of them',
      { 'fields.place.copies.own': { third: ['city'] } },
      '"third": [',
    ],
    [
      'a field of a copy that is not in the group',
      { 'fields.place.copies.own': { full: ['town'] } },
      '"town"',
    ],
    ['a record that is not there', { 'samples.1.near': 'cytadel' }, '"near": "cytadel"'],
    [
      'a service that is not there',
      { 'fields.near.refersTo.0.content': 'service' },
      '"near": "citadel"',
    ],
    ['two records of one id', { 'samples.1.id': 'citadel' }, '"id": "citadel"'],
    [
      'options that are not there',
      { 'samples.0.form.0.body.5.list.listItem.1.choiceId': 'level' },
      '"choiceId": "level"',
    ],
    ['a type that is not there', { 'samples.0.form.0.typeIds.0': 'castle' }, '"castle"'],
  ]),
  ...rows('contentPictures', [
    ['a picture that is not there', { 'samples.0.photo': '/content/hotels.svg' }, '"photo": "/con'],
    ['a picture by a path of its own', { 'samples.0.photo': 'content/hotel.svg' }, '"photo": "con'],
  ]),
  {
    lint: 'contentReads',
    name: 'a kind that is read under another name',
    path: 'schemas/content/residence.json',
    set: { 'calls.public.0': 'client/residency/' },
    place: 'schemas/services/residency.json: "content": "residence"',
  },
  ...rows('letters', [
    ['an Arabic letter in Kurdish demo content', { 'samples.0.name.0': 'كتێب' }, '"كتێب",'],
    ['an Arabic letter in a Kurdish cell', { 'samples.0.prices.0.0.0': 'كتێب' }, '"كتێب",'],
    ['an Arabic letter in a Kurdish list', { 'samples.0.tags.0.0': 'كتێب' }, '"كتێب",'],
    [
      'an Arabic letter in a Kurdish question',
      { 'samples.0.form.0.body.0.elLable.0': 'كتێب' },
      '"كتێب",',
    ],
  ]),
];
