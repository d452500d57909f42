import { type Broken, EVERYTHING } from './project';

const OTHER = { type: 'string', label: ['تێبینیی دیکە', 'ملاحظة أخرى', 'Another note'] };

/** Conditions that are never met, and fields that are therefore never shown. */
export const brokenConditions: readonly Broken[] = [
  {
    lint: 'contradiction',
    name: 'a field that wants two answers of one field through another',
    set: { 'form.properties.companyName.when': { hasCompany: true, purpose: 'tourism' } },
    place: `${EVERYTHING}: "when": {`,
    also: ['hiddenRequired'],
  },
  {
    lint: 'contradiction',
    name: 'a field that hangs on one that is hidden for ever',
    set: {
      'form.properties.papers.when': { purpose: 'study', otherPurpose: 'x' },
      'sample.papers': undefined,
    },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'contradiction',
    name: 'a row that wants two answers of one field',
    set: {
      'form.properties.travellers.items.properties.heavy': {
        ...OTHER,
        when: { weight: 90, infant: false },
      },
    },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'contradiction',
    name: 'a field that is required only while it is hidden',
    set: { 'form.properties.papers.requiredWhen': { purpose: 'work' } },
    place: `${EVERYTHING}: "requiredWhen": {`,
  },
  {
    lint: 'contradiction',
    name: 'a field that wants two answers in its conditions',
    set: { 'form.properties.nickname.when': { all: [{ purpose: 'study' }, { purpose: 'work' }] } },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'contradiction',
    name: 'a field that wants a number to be small and large',
    set: {
      'form.properties.nickname.when': {
        children: { atLeast: 3 },
        all: [{ '/children': { atMost: 2 } }],
      },
    },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'contradiction',
    name: 'a field that wants what is not answered to be one of its choices',
    set: {
      'form.properties.nickname.when': { purpose: 'work', all: [{ purpose: { answered: false } }] },
    },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'circle',
    name: 'a field in a group and one outside that show each other',
    set: {
      'form.properties.nickname.when': { '/home/street': { answered: true } },
      'form.properties.home.properties.street.when': { '/nickname': { answered: true } },
    },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'circle',
    name: 'a field in a group and one around it that show each other',
    set: {
      'form.properties.nickname.when': { '/home/street': { answered: true } },
      'form.properties.home.properties.street.when': { '../nickname': { answered: true } },
    },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'dangling',
    name: 'a field around a group that is not there',
    set: { 'form.properties.home.properties.street.when': { '../street': 'x' } },
    place: `${EVERYTHING}: "../street": "x"`,
  },
  {
    lint: 'dangling',
    name: 'a condition on a field of rows',
    set: { 'form.properties.nickname.when': { '/travellers/name': 'x' } },
    place: `${EVERYTHING}: "/travellers/name": "x"`,
  },
  {
    lint: 'dangling',
    name: 'a condition on a field that is not in the group',
    set: { 'form.properties.nickname.when': { any: [{ '/home/lane': 'x' }, { purpose: 'work' }] } },
    place: `${EVERYTHING}: "/home/lane": "x"`,
  },
  {
    lint: 'stepCondition',
    name: 'a step that depends on an answer nobody can give',
    set: { 'steps.3.when': { purpose: 'others' } },
    place: `${EVERYTHING}: "purpose": "others"`,
    also: ['deadCondition', 'emptyStep'],
  },
  {
    lint: 'stepCondition',
    name: 'a block that depends on a field that there is not',
    set: { 'steps.2.blocks.0.when': { purposes: 'work' } },
    place: `${EVERYTHING}: "purposes": "work"`,
    also: ['dangling'],
  },
  {
    lint: 'dangling',
    name: 'a bound that is no answer',
    set: { 'form.properties.nickname.when': { children: { atLeast: 'peoples' } } },
    place: `${EVERYTHING}: "atLeast": "peoples"`,
  },
  ...(
    [
      [
        'a choice of several that there is not',
        { meals: { contains: 'fish and chips' } },
        'contains',
      ],
      ['a choice in what is no list', { purpose: { contains: 'work' } }, 'contains'],
      ['more than the largest number', { '/people': { atLeast: 10 } }, 'atLeast'],
      ['less than the smallest number', { people: { atMost: 0 } }, 'atMost'],
      ['more rows than a list may have', { not: { meals: { atLeast: 99 } } }, 'atLeast'],
      ['a number for a date', { issued: { atLeast: 3 } }, 'atLeast'],
      ['a date for a number', { people: { atMost: 'today' } }, 'atMost'],
      ['a date for a number by its name', { people: { atMost: 'issued' } }, 'atMost'],
      ['a bound of a text', { nickname: { atMost: 3 } }, 'atMost'],
      ['an age of a number', { people: { age: { atLeast: 18 } } }, 'age'],
      ['an answer that is no choice, and not wanted', { purpose: { not: 'others' } }, 'not'],
      ['bounds that leave nothing', { children: { atLeast: 3, atMost: 2 } }, 'children'],
    ] as const
  ).map(([name, when, keyword]) => ({
    lint: 'deadCondition',
    name,
    set: { 'form.properties.about.when': when },
    place: `${EVERYTHING}: "${keyword}"`,
  })),
  {
    lint: 'hiddenRequired',
    name: 'a required field behind an answer that nobody can give',
    set: { 'form.properties.otherPurpose.when': { purpose: 'others' } },
    place: `${EVERYTHING}: "otherPurpose",`,
    also: ['deadCondition'],
  },
  {
    lint: 'hiddenRequired',
    name: 'in a dialog: a required field that is hidden for ever',
    set: {
      'form.properties.contact.required': ['died'],
      'form.properties.contact.properties.died.when': { alive: false, born: '' },
    },
    place: `${EVERYTHING}: "died"`,
    also: ['deadCondition'],
  },
  {
    lint: 'emptyStep',
    name: 'a step of one field that is hidden for ever',
    set: {
      'form.properties.remark': { ...OTHER, when: { hasCompany: true, purpose: 'study' } },
      'steps.4': { title: ['کۆتایی', 'النهاية', 'The end'], fields: ['remark'] },
    },
    place: `${EVERYTHING}: {`,
    also: ['contradiction'],
  },
  {
    lint: 'emptyStep',
    name: 'a step of what the page hands over unseen',
    set: {
      'form.properties.handedId': { ...OTHER, widget: 'hidden', prefill: { from: 'handedId' } },
      'steps.4': { title: ['کۆتایی', 'النهاية', 'The end'], fields: ['handedId'] },
    },
    place: `${EVERYTHING}: {`,
  },
  {
    lint: 'choiceBounds',
    name: 'a choice that is longer than an answer may be',
    set: { 'form.properties.purpose.maxLength': 5 },
    place: `${EVERYTHING}: "value": "tourism"`,
  },
  {
    lint: 'vocabulary',
    name: 'a tile with a drawing that there is not',
    set: { 'tile.icon': 'aeroplane' },
    place: `${EVERYTHING}: "icon": "aeroplane"`,
  },
  {
    lint: 'component',
    name: 'a page that the site does not have',
    set: { 'page.component': 'trips' },
    place: `${EVERYTHING}: "component": "trips"`,
  },
  {
    lint: 'component',
    name: 'a page below that the site does not have',
    set: { pages: [{ route: '/services/everything/:id', component: 'trip' }] },
    place: `${EVERYTHING}: "component": "trip"`,
  },
  {
    lint: 'mustBe',
    name: 'a consent that is given already',
    set: { 'form.properties.terms.prefill': { const: true } },
    place: `${EVERYTHING}: "const": true`,
  },
  {
    lint: 'mustBe',
    name: 'an answer that must be given and is no choice',
    set: { 'form.properties.purpose.mustBe': 'wrok' },
    also: ['sample'],
    place: `${EVERYTHING}: "mustBe": "wrok"`,
  },
  {
    lint: 'mustBe',
    name: 'an answer that must be given, and nobody says which',
    set: { 'form.properties.purpose.mustBe': 'other' },
    place: `${EVERYTHING}: "mustBe": "other"`,
  },
  {
    lint: 'dateOrder',
    name: 'a repeated answer of another type',
    set: { 'form.properties.emailAgain.compare.same': 'nickname' },
    place: `${EVERYTHING}: "same": "nickname"`,
  },
  {
    lint: 'dateOrder',
    name: 'an answer that repeats itself',
    set: { 'form.properties.emailAgain.compare.same': 'emailAgain' },
    place: `${EVERYTHING}: "same": "emailAgain"`,
  },
];
