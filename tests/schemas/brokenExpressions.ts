import { type Broken, EVERYTHING } from './project';

/** Expressions that cannot be calculated. */
export const brokenExpressions: readonly Broken[] = [
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
    lint: 'expression',
    name: 'the name of a field around the list that is not there',
    set: { 'form.properties.roomsTotalMoney.calculate': { sum: '../totalMoney', of: 'rooms' } },
    place: `${EVERYTHING}: "sum": "../totalMoney"`,
  },
  {
    lint: 'circle',
    name: 'an amount in rows, of what it is a part of',
    set: {
      'form.properties.rooms.items.properties.totalMoney.calculate': '../roomsTotalMoney',
    },
    place: `${EVERYTHING}: "calculate": "../roomsTotalMoney"`,
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
    lint: 'expression',
    name: 'a largest number that is a text',
    set: { 'form.properties.height.maximum': 'hotel' },
    place: `${EVERYTHING}: "maximum": "hotel"`,
  },
  {
    lint: 'expression',
    name: 'a day after an amount of months that is a text',
    set: { 'form.properties.expires.compare': { after: { later: 'expires', months: 'hotel' } } },
    place: `${EVERYTHING}: "months": "hotel"`,
  },
  {
    lint: 'expression',
    name: 'a day after a number',
    set: { 'form.properties.expires.compare': { notBefore: ['today', { sum: ['height'] }] } },
    place: `${EVERYTHING}: {`,
  },
  {
    lint: 'expression',
    name: 'a prefill that is calculated from what there is not',
    set: { 'form.properties.height.prefill': { calculate: { product: ['hight', 2] } } },
    place: `${EVERYTHING}: "hight"`,
  },
  {
    lint: 'circle',
    name: 'a prefill that follows itself',
    set: { 'form.properties.height.prefill': { calculate: { sum: ['height', 1] } } },
    place: `${EVERYTHING}: "prefill": {`,
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
    lint: 'circle',
    name: 'a field that is shown by a total of which it is a part',
    set: {
      'form.properties.children.when': { '/roomsTotalMoney': { atLeast: 3 } },
      'form.properties.roomsTotalMoney.calculate': { sum: ['height', 'children'], missing: 0 },
    },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'circle',
    name: 'a field that is shown by more than what is calculated of it',
    set: { 'form.properties.children.when': { people: { atLeast: { sum: ['children', 1] } } } },
    place: `${EVERYTHING}: "when": {`,
  },
  {
    lint: 'circle',
    name: 'a field of a row that is shown by a count of rows with this answer',
    set: {
      'form.properties.rooms.items.properties.numberOfInfants.when': { '/roomsTotalMoney': 1 },
      'form.properties.roomsTotalMoney.calculate': {
        count: 'rooms',
        when: { numberOfInfants: { atLeast: 1 } },
      },
    },
    place: `${EVERYTHING}: "when": {`,
  },
  ...(
    [
      ['a text', { people: { atLeast: { sum: ['hotel', 1] } } }, '"hotel"'],
      ['what there is not', { people: { atLeast: { sum: ['peoples', 1] } } }, '"peoples"'],
      ['a day for a number', { people: { atMost: { later: 'expires', days: 1 } } }, '"atMost"'],
      ['an amount for a day', { not: { expires: { atMost: { count: 'rooms' } } } }, '"atMost"'],
    ] as const
  ).map(([name, when, place]) => ({
    lint: 'deadCondition',
    name: `a bound in a condition that is calculated of ${name}`,
    set: { 'form.properties.about.when': when },
    place: `${EVERYTHING}: ${place}`,
  })),
  ...(
    [
      [
        'an answer that nobody gives',
        { if: { purpose: 'others' }, then: 1 },
        '"purpose": "others"',
      ],
      ['a bound of a text', { if: { hotel: { atLeast: 2 } }, then: 1 }, '"atLeast"'],
      ['an answer that no row has', { count: 'rooms', when: { infants: 1 } }, '"infants"'],
      ['rows of what has none', { count: 'meals', when: { infants: 1 } }, '"when"'],
    ] as const
  ).map(([name, calculate, place]) => ({
    lint: 'expression',
    name: `a condition in an expression with ${name}`,
    set: { 'form.properties.roomsTotalMoney.calculate': calculate },
    place: `${EVERYTHING}: ${place}`,
  })),
  {
    lint: 'repeated',
    name: 'a condition in a group on an answer that only repeats another',
    set: { 'form.properties.home.properties.street.when': { '/emailAgain': { answered: true } } },
    place: `${EVERYTHING}: "/emailAgain"`,
  },
  {
    lint: 'repeated',
    name: 'a calculation with a condition on an answer that only repeats another',
    set: {
      'form.properties.roomsTotalMoney.calculate': {
        if: { emailAgain: { answered: true } },
        then: 1,
      },
    },
    place: `${EVERYTHING}: "emailAgain": {`,
  },
];
