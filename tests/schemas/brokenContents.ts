import type { Broken } from './project';

const path = 'schemas/content/hotels.json';

/** Kinds of content, and their demo records. */
export const brokenContents: readonly Broken[] = [
  {
    lint: 'contentName',
    name: 'an id that is not the name of the file',
    path,
    set: { id: 'hotel' },
    place: `${path}: "id": "hotel"`,
  },
  {
    lint: 'contentCalls',
    name: 'the path of a service’s list',
    path,
    set: { 'calls.staff.0': 'residence_application/' },
    place: `${path}: "residence_application/"`,
  },
  {
    lint: 'contentSamples',
    name: 'a demo record with a field too many, inside a row',
    path,
    set: { 'samples.0.rooms.0.colour': 'red' },
    place: `${path}: "colour": "red"`,
  },
  {
    lint: 'contentSamples',
    name: 'a demo record without a field',
    path,
    set: { 'samples.0.open': undefined },
    place: `${path}: {`,
  },
  {
    lint: 'contentSamples',
    name: 'a demo text in one language',
    path,
    set: { 'samples.0.name': 'City' },
    place: `${path}: "name": "City"`,
  },
  {
    lint: 'contentSamples',
    name: 'a second record of which there is one',
    path,
    set: {
      many: undefined,
      'samples.1': { name: ['دوو', 'اثنان', 'Two'], stars: 1, open: false, rooms: [] },
    },
    place: `${path}: {`,
  },
  {
    lint: 'letters',
    name: 'an Arabic letter in Kurdish demo content',
    path,
    set: { 'samples.0.name.0': 'كتێب' },
    place: `${path}: "كتێب",`,
  },
];
