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
