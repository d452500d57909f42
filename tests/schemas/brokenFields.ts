import { type Broken, EVERYTHING } from './project';

const PASSPORT = 'schemas/shared/passport.json';

const DOCUMENT = { id: 'deed', name: ['بەڵگە', 'وثيقة', 'Deed'] };

/** Fields whose keywords contradict each other or sibling fields. */
export const brokenFields: readonly Broken[] = [
  {
    lint: 'dangling',
    name: 'a condition on a field that there is not',
    set: { 'form.properties.companyName.when': { hasCompnay: true } },
    place: `${EVERYTHING}: "hasCompnay": true`,
  },
  {
    lint: 'dangling',
    name: 'a condition on a field of another group',
    set: { 'form.properties.contact.properties.died.when': { single: false } },
    place: `${EVERYTHING}: "single": false`,
  },
  {
    lint: 'dangling',
    name: 'options that hang on a field that there is not',
    set: { 'form.properties.city.source.dependsOn': 'land' },
    place: `${EVERYTHING}: "dependsOn": "land"`,
  },
  {
    lint: 'dangling',
    name: 'a date after a field that there is not',
    set: { 'form.properties.expires.compare.after': 'issuedOn' },
    place: `${EVERYTHING}: "after": "issuedOn"`,
  },
  {
    lint: 'dangling',
    name: 'an expected field that there is not, in a dialog',
    set: { 'form.properties.contact.expected': ['telephone'] },
    place: `${EVERYTHING}: "telephone"`,
  },
  {
    lint: 'dangling',
    name: 'in a shared file: a date that must not lie before a field that is not there',
    path: PASSPORT,
    set: { 'passportExpireDate.compare.notBefore': 'issueDate' },
    place: `${PASSPORT}: "notBefore": "issueDate"`,
  },
  {
    lint: 'severalBounds',
    name: 'several of a list of which more are asked for than there are',
    set: { 'form.properties.meals.maxItems': 5 },
    place: `${EVERYTHING}: "maxItems": 5`,
  },
  {
    lint: 'circular',
    name: 'two fields that show each other',
    set: { 'form.properties.purpose.when': { otherPurpose: 'x' } },
    place: `${EVERYTHING}: "when": {`,
    also: ['contradiction'],
  },
  {
    lint: 'circular',
    name: 'a field that shows itself',
    set: { 'form.properties.newsletter.when': { newsletter: true } },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'deadCondition',
    name: 'an answer that is no choice',
    set: { 'form.properties.otherPurpose.when': { purpose: 'others' } },
    place: `${EVERYTHING}: "purpose": "others"`,
    also: ['hiddenRequired'],
  },
  {
    lint: 'deadCondition',
    name: 'one of several answers that is no choice',
    set: { 'form.properties.hasCompany.when': { purpose: ['work', 'other', 'leisure'] } },
    place: `${EVERYTHING}: "purpose": [`,
  },
  {
    lint: 'deadCondition',
    name: 'a yes or no in quotation marks',
    set: { 'form.properties.spouseName.requiredWhen': { single: 'false' } },
    place: `${EVERYTHING}: "single": "false"`,
  },
  {
    lint: 'deadCondition',
    name: 'an answer of a list',
    set: { 'form.properties.nickname.when': { degrees: 'x' } },
    place: `${EVERYTHING}: "degrees": "x"`,
  },
  {
    lint: 'documentCondition',
    name: 'a document that depends on a field that there is not',
    set: { documents: [{ ...DOCUMENT, when: { married: true } }] },
    place: `${EVERYTHING}: "married": true`,
  },
  {
    lint: 'documentCondition',
    name: 'a document that depends on an answer nobody can give',
    set: { documents: [{ ...DOCUMENT, when: { single: 'no' } }] },
    place: `${EVERYTHING}: "single": "no"`,
  },
  {
    lint: 'rowCondition',
    name: 'a row with a condition',
    set: { 'form.properties.travellers.items.when': { single: true } },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'dateOrder',
    name: 'a text that comes after a date',
    set: { 'form.properties.nickname.compare': { after: 'issued' } },
    place: `${EVERYTHING}: "after": "issued"`,
  },
  {
    lint: 'dateOrder',
    name: 'a date that comes after a text',
    set: { 'form.properties.expires.compare.after': 'nickname' },
    place: `${EVERYTHING}: "after": "nickname"`,
  },
  {
    lint: 'dateOrder',
    name: 'a text that is not before today',
    set: { 'form.properties.nickname.compare': { notBefore: 'today' } },
    place: `${EVERYTHING}: "notBefore": "today"`,
  },
  {
    lint: 'dangling',
    name: 'a text that differs from one that is not there',
    set: { 'form.properties.nickname.compare': { differs: 'nickName' } },
    place: `${EVERYTHING}: "differs": "nickName"`,
  },
  {
    lint: 'dateOrder',
    name: 'a row above where there are no rows',
    set: { 'form.properties.expires.compare': { after: 'above' } },
    place: `${EVERYTHING}: "compare": {`,
  },
  {
    lint: 'dangling',
    name: 'rows that begin with an answer that is not there',
    set: { 'form.properties.travellers.begins': { first: { name: 'nickName' } } },
    place: `${EVERYTHING}: "name": "nickName"`,
  },
  {
    lint: 'dateRules',
    name: 'a field that rows begin with and do not have',
    set: { 'form.properties.travellers.begins': { next: { nam: 'name' } } },
    place: `${EVERYTHING}: "nam": "name"`,
  },
  {
    lint: 'sampleLasts',
    name: 'a sample whose journey will be over within a year',
    set: {
      'form.properties.expires.compare': { notBefore: 'today' },
      'sample.expires': '2027-06-14',
    },
    place: `${EVERYTHING}: "expires": "2027-06-14"`,
  },
  {
    lint: 'vocabulary',
    name: 'options that come from nowhere',
    set: { 'form.properties.country.source.options': 'countries' },
    place: `${EVERYTHING}: "options": "countries"`,
  },
  {
    lint: 'choices',
    name: 'the same value twice',
    set: { 'form.properties.purpose.choices.1.value': 'work' },
    place: `${EVERYTHING}: "value": "work"`,
    also: ['deadCondition'],
  },
  {
    lint: 'choices',
    name: 'the same word twice',
    set: { 'form.properties.purpose.choices.1.label.0': 'کار' },
    place: `${EVERYTHING}: "label": [`,
  },
  {
    lint: 'choices',
    name: 'a number where a text is sent',
    set: { 'form.properties.purpose.choices.1.value': 2 },
    place: `${EVERYTHING}: "value": 2`,
    also: ['deadCondition'],
  },
  {
    lint: 'unless',
    name: 'a choice beside a number that is one itself',
    set: {
      'form.properties.height.unless': [
        { value: '170', label: ['نەزانراو', 'غير معروف', 'Unknown'] },
      ],
    },
    place: `${EVERYTHING}: "value": "170"`,
  },
  {
    lint: 'unless',
    name: 'a choice beside a date that is a day itself',
    set: {
      'form.properties.issued.unless': [
        { value: '1900-01-01', label: ['نەزانراو', 'غير معروف', 'Unknown'] },
      ],
    },
    place: `${EVERYTHING}: "value": "1900-01-01"`,
  },
  {
    lint: 'unless',
    name: 'the same choice twice beside a number',
    set: {
      'form.properties.height.unless': [
        { value: 'unknown', label: ['نەزانراو', 'غير معروف', 'Unknown'] },
        { value: 'unknown', label: ['نازانم', 'لا أعرف', 'I do not know'] },
      ],
    },
    place: `${EVERYTHING}: "value": "unknown"`,
  },
  {
    lint: 'unless',
    name: 'a prefill where a choice stands beside the number',
    set: {
      'form.properties.height.unless': [
        { value: 'unknown', label: ['نەزانراو', 'غير معروف', 'Unknown'] },
      ],
      'form.properties.height.prefill': { const: 1.7 },
    },
    place: `${EVERYTHING}: "prefill": {`,
  },
  {
    lint: 'unless',
    name: 'choices beside a text',
    set: {
      'form.properties.nickname.unless': [
        { value: 'unknown', label: ['نەزانراو', 'غير معروف', 'Unknown'] },
      ],
    },
    place: `${EVERYTHING}: "unless": [`,
  },
  {
    lint: 'prefill',
    name: 'a prefill that is no choice',
    set: { 'form.properties.gender.prefill': { const: 'male' } },
    place: `${EVERYTHING}: "const": "male"`,
  },
  {
    lint: 'prefill',
    name: 'a prefill below the bound',
    set: { 'form.properties.people.prefill': { const: 0 } },
    place: `${EVERYTHING}: "const": 0`,
  },
  {
    lint: 'prefill',
    name: 'today where no date is asked for',
    set: { 'form.properties.nickname.prefill': 'today' },
    place: `${EVERYTHING}: "prefill": "today"`,
  },
  {
    lint: 'bounds',
    name: 'bounds the wrong way round',
    set: { 'form.properties.height.minimum': 3 },
    place: `${EVERYTHING}: "minimum": 3`,
  },
  {
    lint: 'pattern',
    name: 'a pattern that checks a part only',
    set: { 'form.properties.nickname.pattern': '[A-Z]' },
    place: `${EVERYTHING}: "pattern": "[A-Z]"`,
  },
  {
    lint: 'pattern',
    name: 'a pattern of which ^ and $ hold one side each',
    set: { 'form.properties.nickname.pattern': '^Hero|Hiwa$' },
    place: `${EVERYTHING}: "pattern": "^Hero|Hiwa$"`,
  },
  {
    lint: 'pattern',
    name: 'a pattern that can take ages',
    set: { 'form.properties.nickname.pattern': '^(?:[A-Za-z]+)+$' },
    place: `${EVERYTHING}: "pattern": "^(?:[A-Za-z]+)+$"`,
  },
  {
    lint: 'range',
    name: 'a date range with a third field',
    set: {
      'form.properties.birthplace.widget': 'dateRange',
      'form.properties.birthplace.dialog': undefined,
    },
    place: `${EVERYTHING}: "properties": {`,
  },
  {
    lint: 'range',
    name: 'an open end of something that is no range',
    set: { 'form.properties.home.untilNow': ['تا ئێستا', 'حتى الآن', 'Until now'] },
    place: `${EVERYTHING}: "untilNow": [`,
  },
  {
    lint: 'letters',
    name: 'an Arabic letter in Kurdish',
    set: { 'form.properties.nickname.label.0': 'ناوي بانگكردن' },
    place: `${EVERYTHING}: "ناوي بانگكردن",`,
  },
  {
    lint: 'letters',
    name: 'a Kurdish letter in Arabic',
    set: { 'form.properties.nickname.label.1': 'الکنیة' },
    place: `${EVERYTHING}: "الکنیة",`,
  },
  {
    lint: 'letters',
    name: 'Arabic in English',
    set: { 'form.properties.nickname.label.2': 'الكنية' },
    place: `${EVERYTHING}: "الكنية"`,
    also: ['sameWords'],
  },
  {
    lint: 'untranslated',
    name: 'English in Kurdish',
    set: { 'form.properties.nickname.label.0': 'Nick name' },
    place: `${EVERYTHING}: "Nick name",`,
  },
  {
    lint: 'markup',
    name: 'HTML in a label',
    set: { 'form.properties.nickname.label.2': 'Your <b>nickname</b>' },
    place: `${EVERYTHING}: "Your <b>nickname</b>"`,
  },
  {
    lint: 'markup',
    name: 'an HTML character in a label',
    set: { 'form.properties.nickname.label.2': 'Name &amp; nickname' },
    place: `${EVERYTHING}: "Name &amp; nickname"`,
  },
  {
    lint: 'spaces',
    name: 'a space at the end',
    set: { 'form.properties.nickname.label.2': 'Nickname ' },
    place: `${EVERYTHING}: "Nickname "`,
  },
  {
    lint: 'spelling',
    name: 'a word in another spelling than elsewhere',
    set: { 'form.properties.nickname.label.0': 'لانی کەم ناوێک' },
    place: `${EVERYTHING}: "لانی کەم ناوێک",`,
  },
];
