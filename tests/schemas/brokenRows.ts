import { type Broken, EVERYTHING } from './project';

/** Rows that are named or listed incorrectly. */
export const brokenRows: readonly Broken[] = [
  {
    lint: 'matrix',
    name: 'a matrix without fixed rows',
    set: { 'form.properties.travellers.widget': 'matrix' },
    place: `${EVERYTHING}: "widget": "matrix"`,
  },
  {
    lint: 'matrix',
    name: 'a matrix whose rows ask more than a choice',
    set: { 'form.properties.parents.widget': 'matrix' },
    place: `${EVERYTHING}: "items": {`,
  },
  {
    lint: 'fixed',
    name: 'fixed rows that hold what their fields refuse',
    set: { 'form.properties.parents.fixed.0.holds.relation': 7 },
    place: `${EVERYTHING}: "relation": 7`,
  },
  {
    lint: 'fixed',
    name: 'fixed rows that hold an answer to a field that there is not',
    set: { 'form.properties.parents.fixed.0.holds.relatoin': 'father' },
    place: `${EVERYTHING}: "relatoin": "father"`,
  },
  {
    lint: 'fixed',
    name: 'fixed rows that an answer counts',
    set: { 'form.properties.parents.countedBy': 'people' },
    place: `${EVERYTHING}: "countedBy": "people"`,
  },
  {
    lint: 'fixed',
    name: 'fixed rows that visitors would add',
    set: { 'form.properties.parents.widget': 'entries' },
    place: `${EVERYTHING}: "widget": "entries"`,
  },
  {
    lint: 'rowTitle',
    name: 'rows that are named by a field that they do not have',
    set: { 'form.properties.travellers.rowTitle.0': 'nmae' },
    place: `${EVERYTHING}: "nmae"`,
  },
  {
    lint: 'rowTitle',
    name: 'rows that are named by a yes or no',
    set: { 'form.properties.travellers.rowTitle.0': 'infant' },
    place: `${EVERYTHING}: "infant"`,
  },
  {
    lint: 'rowTitle',
    name: 'rows of single values that are named by fields',
    set: { 'form.properties.companyNames.rowTitle': ['name'] },
    place: `${EVERYTHING}: "rowTitle": [`,
  },
];
