import { type Broken, EVERYTHING } from './project';

/** What stands beside an answer: units, currencies, examples of codes, help. */
export const brokenHints: readonly Broken[] = [
  {
    lint: 'mask',
    name: 'an example that the field refuses',
    set: { 'form.properties.passportNumber.mask': 'A 1234' },
    place: `${EVERYTHING}: "mask": "A 1234"`,
  },
  {
    lint: 'mask',
    name: 'an example of a date',
    set: { 'form.properties.issued.mask': '2026-05-31' },
    place: `${EVERYTHING}: "mask": "2026-05-31"`,
  },
  {
    lint: 'measure',
    name: 'the currency of what is no amount',
    set: { 'form.properties.height.currency': 'IQD' },
    place: `${EVERYTHING}: "currency": "IQD"`,
  },
  {
    lint: 'measure',
    name: 'a currency that there is not',
    set: { 'form.properties.children.money': true, 'form.properties.children.currency': 'IQX' },
    place: `${EVERYTHING}: "currency": "IQX"`,
  },
  {
    lint: 'measure',
    name: 'a unit of what has words',
    set: { 'form.properties.cabinClass.unit': ['کەس', 'أشخاص', 'people'] },
    place: `${EVERYTHING}: "unit": [`,
  },
  {
    lint: 'position',
    name: 'a place on a map that is written as a code',
    set: { 'form.properties.passportNumber.format': 'position' },
    place: `${EVERYTHING}: "widget": "code"`,
  },
  {
    lint: 'helpMarkup',
    name: 'emphasis that does not end',
    set: { 'form.properties.about.help.2': '**Two or three sentences' },
    place: `${EVERYTHING}: "**Two or three sentences"`,
  },
  {
    lint: 'helpMarkup',
    name: 'a link with another scheme',
    set: { 'form.properties.about.help.2': 'Who [we](javascript:alert) are' },
    place: `${EVERYTHING}: "Who [we](javascript:alert) are"`,
  },
  {
    lint: 'helpMarkup',
    name: 'emphasis in a label',
    set: { 'form.properties.nickname.label.2': '**Nickname**' },
    place: `${EVERYTHING}: "**Nickname**"`,
  },
  {
    lint: 'scale',
    name: 'a scale without an end',
    set: { 'form.properties.speaks.maximum': undefined },
    place: `${EVERYTHING}: "widget": "scale"`,
  },
  {
    lint: 'scale',
    name: 'a scale of a hundred steps',
    set: { 'form.properties.speaks.maximum': 100 },
    place: `${EVERYTHING}: "widget": "scale"`,
  },
  {
    lint: 'scale',
    name: 'words at the ends of a counter',
    set: { 'form.properties.speaks.widget': 'counter' },
    place: `${EVERYTHING}: "ends": [`,
  },
  {
    lint: 'signature',
    name: 'two signatures in one box',
    set: { 'form.properties.signature.maxItems': 2 },
    place: `${EVERYTHING}: "maxItems": 2`,
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
];
