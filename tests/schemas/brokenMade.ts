import { type Broken, EVERYTHING } from './project';

/** Fields that are counted, calculated, preset or spread incorrectly. */
export const brokenMade: readonly Broken[] = [
  {
    lint: 'dangling',
    name: 'rows that are counted by a text',
    set: { 'form.properties.rooms.items.properties.listOfChildren2bo6.countedBy': 'hotel' },
    place: `${EVERYTHING}: "countedBy": "hotel"`,
  },
  {
    lint: 'counted',
    name: 'rows that are counted by a list',
    set: { 'form.properties.passengers.properties.listOfAdults.countedBy': 'listOfAdults' },
    place: `${EVERYTHING}: "countedBy": "listOfAdults"`,
  },
  {
    lint: 'counted',
    name: 'rows that are counted, and that visitors would add',
    set: { 'form.properties.passengers.properties.listOfAdults.widget': 'entries' },
    place: `${EVERYTHING}: "widget": "entries"`,
  },
  {
    lint: 'counted',
    name: 'rows that are counted by more than there may be',
    set: { 'form.properties.passengers.properties.listOfAdults.maxItems': 8 },
    place: `${EVERYTHING}: "countedBy": "numberOfAdults"`,
  },
  {
    lint: 'dangling',
    name: 'a photo that is read into a field that there is not',
    set: { 'form.properties.photos.reads.passport.firstName': 'frstName' },
    place: `${EVERYTHING}: "firstName": "frstName"`,
  },
  {
    lint: 'reads',
    name: 'a photo whose date is read into a text',
    set: { 'form.properties.photos.reads.passport.dateOfBirth': 'firstName' },
    place: `${EVERYTHING}: "dateOfBirth": "firstName"`,
  },
  {
    lint: 'reads',
    name: 'a text that is no code and has a passport read',
    set: { 'form.properties.firstName.reads': { passport: { firstName: 'firstName' } } },
    place: `${EVERYTHING}: "reads": {`,
  },
  {
    lint: 'together',
    name: 'numbers together of which one is not there',
    set: { 'form.properties.rooms.items.together.fields.1': 'children' },
    place: `${EVERYTHING}: "children",`,
  },
  {
    lint: 'together',
    name: 'numbers together of which one is none',
    set: { 'form.properties.rooms.items.together.fields.1': 'listOfChildren2bo6' },
    place: `${EVERYTHING}: "listOfChildren2bo6",`,
  },
  {
    lint: 'expression',
    name: 'a copy of a field that there is not',
    set: { 'form.properties.returnTo.calculate': 'startPoint' },
    place: `${EVERYTHING}: "calculate": "startPoint"`,
  },
  {
    lint: 'expression',
    name: 'a copy of another type',
    set: { 'form.properties.returnTo.calculate': 'height' },
    place: `${EVERYTHING}: "calculate": "height"`,
  },
  {
    lint: 'expression',
    name: 'a sum over what is no list',
    set: { 'form.properties.roomsTotalMoney.calculate.of': 'passengers' },
    place: `${EVERYTHING}: "of": "passengers"`,
  },
  {
    lint: 'expression',
    name: 'a sum over a list that there is not',
    set: { 'form.properties.roomsTotalMoney.calculate.of': 'room' },
    place: `${EVERYTHING}: "of": "room"`,
  },
  {
    lint: 'expression',
    name: 'a sum of what the rows do not have',
    set: { 'form.properties.roomsTotalMoney.calculate.sum': 'totalPrice' },
    place: `${EVERYTHING}: "sum": "totalPrice"`,
  },
  {
    lint: 'expression',
    name: 'a sum of a list, in rows',
    set: { 'form.properties.roomsTotalMoney.calculate.sum': ['totalMoney'] },
    place: `${EVERYTHING}: "sum": [`,
  },
  {
    lint: 'expression',
    name: 'a sum that is a text',
    set: { 'form.properties.roomsTotalMoney.type': 'string', 'sample.roomsTotalMoney': 'x' },
    place: `${EVERYTHING}: "calculate": {`,
  },
  {
    lint: 'expression',
    name: 'a sum with a text',
    set: { 'form.properties.roomsTotalMoney.calculate': { sum: ['height', 'hotel'] } },
    place: `${EVERYTHING}: "hotel"`,
  },
  {
    lint: 'expression',
    name: 'a difference of days that are amounts',
    set: { 'form.properties.roomsTotalMoney.calculate': { difference: ['height', 'expires'] } },
    place: `${EVERYTHING}: "expires"`,
  },
  {
    lint: 'expression',
    name: 'a number of days that is a day',
    set: {
      'form.properties.roomsTotalMoney.calculate': {
        days: ['expires', { later: 'expires', days: { const: 'today' } }],
      },
    },
    place: `${EVERYTHING}: "days": {`,
  },
  {
    lint: 'expression',
    name: 'a count of what cannot be counted',
    set: { 'form.properties.roomsTotalMoney.calculate': { count: ['rooms', 'hotel'] } },
    place: `${EVERYTHING}: "hotel"`,
  },
  {
    lint: 'expression',
    name: 'a calculation with an answer that there is not',
    set: {
      'form.properties.roomsTotalMoney.calculate': { if: { heigth: 1 }, then: 'height', else: 2 },
    },
    place: `${EVERYTHING}: "heigth": 1`,
  },
  {
    lint: 'expression',
    name: 'a price that the form does not have',
    set: {
      'form.properties.rooms.items.properties.totalMoney.calculate.priceList.3.price': '/price',
    },
    place: `${EVERYTHING}: "price": "/price"`,
  },
  {
    lint: 'expression',
    name: 'an expression that nobody can read',
    set: {
      'form.properties.roomsTotalMoney.calculate': {
        sum: [{ sum: [{ sum: [{ sum: [{ sum: [{ round: 1 }] }] }] }] }],
      },
    },
    place: `${EVERYTHING}: "calculate": {`,
  },
  {
    lint: 'vocabulary',
    name: 'an operator that there is not',
    set: { 'form.properties.roomsTotalMoney.calculate': { power: ['height', 2] } },
    place: `${EVERYTHING}: "calculate": {`,
  },
  {
    lint: 'vocabulary',
    name: 'two operators',
    set: { 'form.properties.roomsTotalMoney.calculate': { sum: ['height'], round: 'height' } },
    place: `${EVERYTHING}: "calculate": {`,
  },
  {
    lint: 'circle',
    name: 'a price of a room that is calculated from the sum of all rooms',
    set: {
      'form.properties.rooms.items.properties.totalMoney.calculate': {
        product: ['numberOfAdults', '/roomsTotalMoney'],
      },
    },
    place: `${EVERYTHING}: "calculate": {`,
  },
  {
    lint: 'dateOrder',
    name: 'the age of a text',
    set: { 'form.properties.nickname.compare': { age: { from: 12 } } },
    place: `${EVERYTHING}: "age": {`,
  },
  {
    lint: 'dateRules',
    name: 'an age that nobody has',
    set: { 'form.properties.expires.compare': { age: { from: 12, to: 6 } } },
    place: `${EVERYTHING}: "age": {`,
  },
  {
    lint: 'handed',
    name: 'a hidden answer that nobody gives',
    set: { 'form.properties.tourId.prefill': undefined },
    place: `${EVERYTHING}: "tourId": {`,
  },
  {
    lint: 'handed',
    name: 'a group to be handed over that nobody hands over',
    set: { 'form.properties.vehicle.prefill': undefined },
    place: `${EVERYTHING}: "vehicle": {`,
  },
  {
    lint: 'wordsOnly',
    name: 'words that must be answered',
    set: { 'form.expected.3': 'advice' },
    place: `${EVERYTHING}: "advice"`,
  },
  {
    lint: 'deadCondition',
    name: 'an answer to words',
    set: { 'form.properties.nickname.when': { advice: 'yes' } },
    place: `${EVERYTHING}: "advice": "yes"`,
  },
  {
    lint: 'vocabulary',
    name: 'words with a prefill',
    set: { 'form.properties.advice.prefill': { const: 'x' } },
    place: `${EVERYTHING}: "prefill": {`,
  },
  {
    lint: 'columnRows',
    name: 'columns of texts',
    set: { 'form.properties.companyNames.wire': 'columns' },
    place: `${EVERYTHING}: "wire": "columns"`,
  },
  {
    lint: 'columnRows',
    name: 'columns of ordered lists',
    set: { 'form.properties.jobs.wire': 'columns' },
    place: `${EVERYTHING}: "wire": "columns"`,
  },
  {
    lint: 'vocabulary',
    name: 'columns of a group',
    set: { 'form.properties.home.wire': 'columns' },
    place: `${EVERYTHING}: "wire": "columns"`,
  },
  {
    lint: 'wireTwice',
    name: 'a spread answer called like a field beside its group',
    set: {
      'form.properties.passengers.properties.height': { type: 'number', label: ['ک', 'ع', 'H'] },
    },
    place: `${EVERYTHING}: "passengers": {`,
  },
  {
    lint: 'wireTwice',
    name: 'a column called like a spread answer',
    set: {
      'form.properties.legs.items.properties.seat': { type: 'string', label: ['ک', 'ع', 'S'] },
    },
    place: `${EVERYTHING}: "legs": {`,
  },
  {
    lint: 'wireTwice',
    name: 'a column called like its list',
    set: {
      'form.properties.legs.items.properties.legs': { type: 'string', label: ['ک', 'ع', 'L'] },
    },
    place: `${EVERYTHING}: "legs": {`,
  },
];
