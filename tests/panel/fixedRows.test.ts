import { expect, it } from 'vitest';
import { documentOf } from '../../src/panel/content/records';
import type { Properties } from '../../src/definition/model/field';
import type { Json, Values } from '../../src/definition/model/values';

const label = ['', '', ''] as const;

const FIELDS: Properties = {
  days: {
    type: 'array',
    label,
    fixed: [
      { holds: { day: ['هەینی', 'الجمعة', 'Friday'] } },
      { holds: { day: ['شەممە', 'السبت', 'Saturday'] } },
    ],
    items: {
      type: 'object',
      label,
      properties: {
        day: { type: 'string', translated: true, label },
        from: { type: 'string', format: 'time', label },
      },
    },
  },
};

const FRIDAY = { day: ['هەینی', 'الجمعة', 'Friday'], from: '' };
const SATURDAY = { day: ['شەممە', 'السبت', 'Saturday'], from: '' };

it.each<[string, Json[], Values[]]>([
  ['are added to an empty list', [], [FRIDAY, SATURDAY]],
  [
    'are added where one was removed',
    [{ ...SATURDAY, from: '09:00' }],
    [FRIDAY, { ...SATURDAY, from: '09:00' }],
  ],
  [
    'are found by their name in one language',
    [{ day: ['', '', 'Saturday'], from: '10:00' }],
    [FRIDAY, { day: ['', '', 'Saturday'], from: '10:00' }],
  ],
  [
    'leave a row of another name at the end',
    [{ day: ['', '', 'Holidays'], from: '11:00' }],
    [FRIDAY, SATURDAY, { day: ['', '', 'Holidays'], from: '11:00' }],
  ],
  ['leave a list that is long enough as it is', [SATURDAY, FRIDAY], [SATURDAY, FRIDAY]],
])('fixed rows %s', (_, days, expected) => {
  expect(documentOf(FIELDS, { days })).toEqual({ days: expected });
});
