import { type Broken, EVERYTHING } from './project';

const PERSON = 'schemas/shared/person.json';
const HOTELS = 'schemas/content/hotels.json';
const NAMES = 'schemas/names.json';

/** Texts that are empty or repeat other texts. */
export const brokenWords: readonly Broken[] = [
  {
    lint: 'sameWords',
    name: 'a label that was copied into all three languages',
    set: { 'form.properties.nickname.label': ['Nickname', 'Nickname', 'Nickname'] },
    place: `${EVERYTHING}: "Nickname",`,
  },
  {
    lint: 'sameWords',
    name: 'an Arabic label that is the Kurdish one',
    set: { 'form.properties.about.label.0': 'حال', 'form.properties.about.label.1': 'حال' },
    place: `${EVERYTHING}: "حال",`,
  },
  {
    lint: 'sameWords',
    name: 'a title of a kind of content',
    path: HOTELS,
    set: { 'title.0': 'الفنادق', 'title.1': 'الفنادق' },
    place: `${HOTELS}: "الفنادق",`,
  },
  {
    lint: 'sameWords',
    name: 'in a shared file: a label in English only',
    path: PERSON,
    set: { 'surname.label': ['Surname', 'Surname', 'Surname'] },
    place: `${PERSON}: "Surname",`,
  },
  {
    lint: 'sameWords',
    name: 'a word of the site that was never translated',
    path: 'locales/ar.json',
    set: { 'form.next': 'Next' },
    place: 'locales/ar.json: "next": "Next"',
  },
  {
    lint: 'nameList',
    name: 'names that are no list',
    path: NAMES,
    set: { names: 'Rega' },
    place: `${NAMES}: {`,
  },
  {
    lint: 'nameList',
    name: 'a name twice',
    path: NAMES,
    set: { names: ['Rega', 'Rega'] },
    place: `${NAMES}: "names": [`,
  },
  {
    lint: 'likeLabels',
    name: 'two labels that differ by a colon',
    set: { 'form.properties.about.label.2': 'E-mail:' },
    place: `${EVERYTHING}: "label": [`,
  },
  {
    lint: 'likeLabels',
    name: 'in Kurdish: two labels that differ by the keyboard',
    set: { 'form.properties.city.label.0': 'ولات' },
    place: `${EVERYTHING}: "label": [`,
  },
  {
    lint: 'likeLabels',
    name: 'two labels of a row',
    set: { 'form.properties.jobs.items.properties.company.label.2': 'income' },
    place: `${EVERYTHING}: "label": [`,
  },
  {
    lint: 'likeSteps',
    name: 'two steps of one title',
    set: { 'steps.2.title.2': 'You' },
    place: `${EVERYTHING}: "title": [`,
  },
  {
    lint: 'wordless',
    name: 'a choice whose words are its value',
    set: {
      'form.properties.purpose.choices.1': {
        value: 'study',
        label: ['خوێندن', 'الدراسة', 'study'],
      },
    },
    place: `${EVERYTHING}: "label": [`,
  },
  {
    lint: 'wordless',
    name: 'a choice that is a dash',
    set: { 'form.properties.purpose.choices.3.label': ['-', '-', '-'] },
    place: `${EVERYTHING}: "label": [`,
  },
  {
    lint: 'wordless',
    name: 'a label of dots',
    set: { 'form.properties.about.label.1': '...' },
    place: `${EVERYTHING}: "label": [`,
  },
  {
    lint: 'vocabulary',
    name: 'a choice without words',
    set: { 'form.properties.purpose.choices.1.label': undefined },
    place: `${EVERYTHING}: {`,
  },
  {
    lint: 'saidTwice',
    name: 'a help that says the label again',
    set: {
      'form.properties.about.help': ['دەربارەی خۆت', 'اكتب عن نفسك', 'Write about yourself'],
    },
    place: `${EVERYTHING}: "help": [`,
  },
];
