import { describe, expect, it } from 'vitest';
import { answerNames } from '../../src/definition/sections/answers';
import type { QuestionSection } from '../../src/definition/model/section';
import { fromPayload, payloadShape, toPayload } from '../../src/definition/payload/payload';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { string, text } from './words';
import { everything } from '../fixtures/services';

const CONSTANTS = { applicationId: 2, origin: 'web', isDemo: false, extra: { a: [1, 'x'] } };

const SERVICE: Service = {
  ...everything,
  submit: { ...everything.submit, constants: CONSTANTS },
};

const proto = () => JSON.parse('{"__proto__": {"hobbies": ["x"]}}') as Values;

describe('fromPayload', () => {
  it.each<[string, Values, Values]>([
    ['takes the constants off', { ...CONSTANTS, firstName: 'A' }, { firstName: 'A' }],
    ['reads them as texts', { applicationId: '2', isDemo: 'false', origin: 'web' }, {}],
    [
      'undoes lists',
      { extra: [['A', 'Koye', null, 2005], ['x']] },
      { witness: { name: 'A', place: { town: 'Koye' }, since: 2005 }, hobbies: ['x'] },
    ],
    ['takes null in a list for no answer', { extra: [null, ['x']] }, { hobbies: ['x'] }],
    ['reads a list that is shorter', { extra: [['A']] }, { witness: { name: 'A' } }],
    ['leaves a list that is longer, to be refused', { extra: [1, 2, 3] }, { extra: [1, 2, 3] }],
    ['leaves what is no list, to be refused', { extra: 'x' }, { extra: 'x' }],
    [
      'spoils what should have come in a list',
      { hobbies: ['x'], witness: ['A'] },
      { hobbies: { misplaced: ['x'] }, witness: [['A']] },
    ],
    ['takes __proto__ for a name like any other', proto(), proto()],
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
    expect(fromPayload(SERVICE, wire)).toEqual(values);
  });
});

describe('sentShape', () => {
  it('contains every field that is not omitted and repeats no other', () => {
    const shape = payloadShape({
      ...everything,
      form: { ...everything.form, required: ['dateOfBirth', 'email'], expected: ['dateOfBirth'] },
    });
    expect(
      Object.keys(everything.form.properties).filter((name) => !shape.properties[name]),
    ).toEqual([
      'emailAgain',
      'dateOfBirth',
      'priceAdult',
      'priceChild',
      'priceOlderChild',
      'priceInfant',
    ]);
    expect(shape.required).toEqual(['email']);
    expect(shape.expected).toEqual([]);
  });
});

describe('sections in a payload', () => {
  const sections = { field: 'form', content: 'kind', in: 'body' };
  const element = { elType: 1, elLable: text('Why?'), value: '' };
  const given: readonly QuestionSection[] = [{ title: text('About you'), body: [element] }];
  const [name = ''] = answerNames(given);
  const service: Service = {
    ...everything,
    sections,
    given,
    form: { ...everything.form, properties: { firstName: string(), [name]: string() } },
    submit: { ...everything.submit, lists: undefined, constants: { applicationId: 1 } },
  };
  const sent = {
    firstName: 'A',
    form: [{ title: text('About you'), body: [{ ...element, value: 'So' }] }],
    applicationId: 1,
  };

  it('contain their answers, which are not sent separately', () => {
    expect(toPayload(service, { firstName: 'A', [name]: 'So' }, 'ku')).toEqual(sent);
  });

  it('are parsed to their answers', () => {
    expect(fromPayload(service, sent as unknown as Values)).toEqual({
      firstName: 'A',
      [name]: 'So',
    });
  });

  it('are not answers of the form itself', () => {
    expect(fromPayload(service, { [name]: 'So' })).toEqual({ [name]: ['So'] });
  });

  it('are an empty list without sections, which has no answers', () => {
    const none: Service = { ...service, given: undefined };
    const wire = toPayload(none, { firstName: 'A', [name]: '' }, 'ku');
    expect(wire).toMatchObject({ firstName: 'A', form: [] });
    expect(fromPayload(none, wire)).toEqual({ firstName: 'A' });
  });

  it('stay unchanged, to be rejected, if the form has none', () => {
    const none: Service = { ...service, given: undefined };
    expect(fromPayload(none, sent as unknown as Values)).toEqual({
      firstName: 'A',
      form: sent.form,
    });
  });
});
