import { expect, it } from 'vitest';
import type { Field, Shape } from '../../src/definition/model/field';
import type { Values } from '../../src/definition/model/values';
import { countFields } from '../../src/definition/ui/countFields';

const text: Field<string> = { type: 'string', label: 'Text' };
const person: Shape<string> = { properties: { first: text, last: text } };
const shape: Shape<string> = {
  properties: {
    name: text,
    secret: { ...text, widget: 'hidden' },
    spouse: { ...text, when: { name: 'married' } },
    home: { type: 'object', label: 'Home', ...person },
    children: {
      type: 'array',
      label: 'Children',
      items: { type: 'object', label: 'Child', ...person },
    },
  },
};

it.each<[names: readonly string[], values: Values, count: number]>([
  [['name', 'unknown'], {}, 1],
  [['name', 'secret', 'spouse'], {}, 1],
  [['name', 'spouse'], { name: 'married' }, 2],
  [['home'], {}, 2],
  [['children'], {}, 1],
  [['children'], { children: [{}, {}] }, 7],
])('counts %j with %j as %i fields', (names, values, count) => {
  expect(countFields(shape, values, names)).toBe(count);
});
