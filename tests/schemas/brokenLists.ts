import { type Broken, EVERYTHING } from './project';

const DISTRICTS = 'schemas/lists/districts.json';
const GOVERNORATES = 'schemas/lists/governorates.json';

/** Lists of options, and fields that name them. */
export const brokenLists: readonly Broken[] = [
  {
    lint: 'reference',
    name: 'a list that is not there',
    set: { 'form.properties.district.source.list': 'district' },
    place: `${EVERYTHING}: "list": "district"`,
  },
  {
    lint: 'vocabulary',
    name: 'a source of two kinds',
    set: { 'form.properties.district.source.options': 'city' },
    place: `${EVERYTHING}: "source": {`,
  },
  {
    lint: 'vocabulary',
    name: 'an option without a text',
    path: DISTRICTS,
    set: { 'options.0.label': undefined },
    place: `${DISTRICTS}: {`,
  },
  {
    lint: 'untranslated',
    name: 'an option that was not translated',
    path: DISTRICTS,
    set: { 'options.0.label.0': 'Soran district' },
    place: `${DISTRICTS}: "Soran district"`,
  },
  {
    lint: 'listOptions',
    name: 'a value that appears twice',
    path: GOVERNORATES,
    set: { 'options.3.value': 'Erbil' },
    place: `${GOVERNORATES}: "value": "Erbil"`,
  },
  {
    lint: 'listOptions',
    name: 'an option of a group that is not there',
    path: GOVERNORATES,
    set: { 'options.0.group': 'kurdistn' },
    place: `${GOVERNORATES}: "group": "kurdistn"`,
  },
  {
    lint: 'listOptions',
    name: 'a group without options',
    path: GOVERNORATES,
    set: { 'groups.4': { id: 'west', label: ['ڕۆژئاوا', 'الغرب', 'The west'] } },
    place: `${GOVERNORATES}: {`,
  },
  {
    lint: 'narrowed',
    name: 'options under a value that the other list lacks',
    path: DISTRICTS,
    set: { 'options.0.under': ['Erbl'] },
    place: `${EVERYTHING}: "dependsOn": "governorate"`,
  },
  {
    lint: 'narrowed',
    name: 'a list that is narrowed by nothing',
    set: { 'form.properties.district.source.dependsOn': undefined },
    place: `${EVERYTHING}: "source": {`,
  },
  {
    lint: 'narrowed',
    name: 'a list without options that are narrowed',
    set: { 'form.properties.governorate.source.dependsOn': 'purpose' },
    place: `${EVERYTHING}: "dependsOn": "purpose"`,
  },
  {
    lint: 'narrowed',
    name: 'lists that narrow each other',
    set: { 'form.properties.governorate.source.dependsOn': 'district' },
    place: `${EVERYTHING}: "dependsOn": "district"`,
  },
  {
    lint: 'refersTo',
    name: 'records of a kind that is not there',
    set: { 'form.properties.nickname.source': { content: 'hotel', label: 'name' } },
    place: `${EVERYTHING}: "nickname": {`,
  },
  {
    lint: 'offered',
    name: 'records that visitors cannot read',
    set: { 'form.properties.nickname.source': { content: 'options', label: 'options' } },
    place: `${EVERYTHING}: "content": "options"`,
  },
  {
    lint: 'offered',
    name: 'records without such a name',
    set: { 'form.properties.nickname.source': { content: 'hotels', label: 'stars' } },
    place: `${EVERYTHING}: "label": "stars"`,
  },
  {
    lint: 'offered',
    name: 'records that are narrowed by what they lack',
    set: {
      'form.properties.nickname.source': {
        content: 'hotels',
        label: 'name',
        under: 'country',
        dependsOn: 'country',
      },
    },
    place: `${EVERYTHING}: "under": "country"`,
  },
  {
    lint: 'offered',
    name: 'records in a group, where no name is stored',
    set: { 'form.properties.home.properties.street.source': { content: 'hotels', label: 'name' } },
    place: `${EVERYTHING}: "source": {`,
  },
];
