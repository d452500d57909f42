import { describe, expect, it } from 'vitest';
import { fromSent, sentShape } from '../../src/definition/sent';
import type { Service } from '../../src/definition/service';
import type { Values } from '../../src/definition/values';
import { everything } from '../fixtures/services';

const CONSTANTS = { applicationId: 2, origin: 'web', isDemo: false, extra: { a: [1, 'x'] } };

const SERVICE: Service = {
  ...everything,
  submit: { ...everything.submit, constants: CONSTANTS },
};

describe('fromSent', () => {
  it.each<[string, Values, Values]>([
    ['takes the constants off', { ...CONSTANTS, firstName: 'A' }, { firstName: 'A' }],
    ['reads them as texts', { applicationId: '2', isDemo: 'false', origin: 'web' }, {}],
    ['reads an object as JSON text', { extra: '{"a":[1,"x"]}' }, {}],
    ['leaves other values, to be refused', { applicationId: 3 }, { applicationId: 3 }],
    ['leaves other types, to be refused', { origin: ['web'] }, { origin: ['web'] }],
    ['leaves what is not sent, to be refused', { dateOfBirth: 'x' }, { dateOfBirth: 'x' }],
    [
      'undoes ordered lists',
      { birthplace: ['2000-01-01', 'X', null] },
      { birthplace: { date: '2000-01-01', place: 'X' } },
    ],
    [
      'understands an open end',
      { stay: '2020-01-01 - تا ئێستا' },
      { stay: { from: '2020-01-01', to: 'untilNow' } },
    ],
  ])('%s', (_, wire, values) => {
    expect(fromSent(SERVICE, wire)).toEqual(values);
  });
});

describe('sentShape', () => {
  it('has every field but those left out', () => {
    const shape = sentShape({
      ...everything,
      form: { ...everything.form, required: ['dateOfBirth', 'email'], expected: ['dateOfBirth'] },
    });
    expect(Object.keys(shape.properties)).toEqual(
      Object.keys(everything.form.properties).filter((name) => name !== 'dateOfBirth'),
    );
    expect(shape.required).toEqual(['email']);
    expect(shape.expected).toEqual([]);
  });
});
