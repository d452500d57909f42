import type { Broken } from './project';

const page = 'src/site/Page.tsx';
const en = 'locales/en.json';
const ar = 'locales/ar.json';
const ku = 'locales/ku.json';

/** Broken interface texts, and sources that use them. */
export const brokenLocales: readonly Broken[] = [
  {
    lint: 'localeKeys',
    name: 'a word that one language lacks',
    path: ku,
    set: { 'form.next': undefined },
    place: `${ku}: "form": {`,
  },
  {
    lint: 'localeKeys',
    name: 'a word that the others lack',
    path: ku,
    set: { 'form.back': 'گەڕانەوە' },
    place: `${en}: "form": {`,
  },
  {
    lint: 'localeEmpty',
    name: 'an empty word',
    path: ar,
    set: { 'form.next': '' },
    place: `${ar}: "next": ""`,
  },
  {
    lint: 'localeVariables',
    name: 'another variable',
    path: ar,
    set: { 'form.of': '{{a}} من {{c}}' },
    place: `${ar}: "of": "{{a}} من {{c}}"`,
  },
  {
    lint: 'localePlurals',
    name: 'a plural form that Arabic has',
    path: ar,
    set: { 'form.rows_few': undefined },
    place: `${ar}: "form": {`,
  },
  {
    lint: 'localePlurals',
    name: 'a plural form that English has not',
    path: en,
    set: { 'form.rows_few': '{{count}} rows' },
    place: `${en}: "rows_few": "{{count}} rows"`,
  },
  {
    lint: 'unknownKey',
    name: 'a word that no locale has',
    path: page,
    rewrite: (text) => `${text}\nt('form.nxet');\n`,
    place: `${page}: t('form.nxet');`,
  },
  {
    lint: 'unknownKey',
    name: 'a word of a group that there is not',
    path: page,
    rewrite: (text) => `${text}\nt('frm.next');\n`,
    place: `${page}: t('frm.next');`,
  },
  {
    lint: 'unknownKey',
    name: 'a word handed on by its key',
    path: page,
    rewrite: (text) => `${text}\nconst title = 'form.title';\n`,
    place: `${page}: const title = 'form.title';`,
  },
  {
    lint: 'unknownKey',
    name: 'a issue without words',
    path: en,
    set: { 'errors.after': undefined },
    place: `${en}: "errors": {`,
    also: ['localeKeys'],
  },
  {
    lint: 'unusedKey',
    name: 'a word that nobody asks for',
    path: page,
    rewrite: (text) => text.replace("t('form.of');", ''),
    place: `${en}: "of": "{{a}} of {{b}}"`,
  },
  {
    lint: 'letters',
    name: 'an Arabic letter in a Kurdish word',
    path: ku,
    set: { 'form.next': 'دواتري' },
    place: `${ku}: "next": "دواتري"`,
  },
  {
    lint: 'letters',
    name: 'a typewriter apostrophe in an English text',
    path: en,
    set: { 'form.next': "Today's" },
    place: `${en}: "next": "Today's"`,
  },
  {
    lint: 'untranslated',
    name: 'an English word in Arabic',
    path: ar,
    set: { 'form.next': 'Weiter' },
    place: `${ar}: "next": "Weiter"`,
  },
];
