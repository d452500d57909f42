import type {
  BooleanField,
  NumberField,
  ObjectField,
  StringField,
} from '../../src/definition/model/field';
import type { Text } from '../../src/definition/model/text';

/** Returns three texts that are unique among all test texts. */
export const text = (english: string): Text => [`ku ${english}`, `ar ${english}`, english];

export const string = (more: Partial<StringField> = {}): StringField => ({
  type: 'string',
  label: text('A text'),
  ...more,
});

export const date = (more: Partial<StringField> = {}): StringField =>
  string({ format: 'date', ...more });

export const number = (more: Partial<NumberField> = {}): NumberField => ({
  type: 'number',
  label: text('A number'),
  ...more,
});

export const boolean = (more: Partial<BooleanField> = {}): BooleanField => ({
  type: 'boolean',
  label: text('A yes or no'),
  ...more,
});

export const object = (
  properties: ObjectField['properties'],
  more: Partial<ObjectField> = {},
): ObjectField => ({ type: 'object', label: text('A group'), properties, ...more });
