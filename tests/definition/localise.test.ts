import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/definition/model/field';
import { localise, localiseShape } from '../../src/definition/language/localise';
import { isText, LANGUAGES } from '../../src/definition/model/text';
import { everything } from '../fixtures/services';
import { boolean, object, string, text } from './words';

/** Lists of three names or data, which resemble a translated text. */
const THREE: Shape = {
  required: ['a', 'b', 'c'],
  expected: ['properties', 'errors', 'type'],
  properties: {
    a: string({
      when: { b: ['x', 'y', 'z'] },
      requiredWhen: { b: ['x', 'y', 'z'] },
      prefill: { const: ['x', 'y', 'z'] },
    }),
    // Fields may have the names of keywords that contain names.
    required: string({ label: text('Required') }),
    type: string({ label: text('Type') }),
    properties: object({ errors: string({ label: text('Errors') }) }),
    sample: boolean({ errors: { required: text('Answer this'), type: text('Yes or no') } }),
  },
};

describe('localiseShape', () => {
  it.each(LANGUAGES)('keeps names and data unchanged in %s', (language) => {
    const shape = localiseShape(THREE, language);
    expect(shape.required).toEqual(THREE.required);
    expect(shape.expected).toEqual(THREE.expected);
    expect(shape.properties.a).toMatchObject({
      when: { b: ['x', 'y', 'z'] },
      requiredWhen: { b: ['x', 'y', 'z'] },
      prefill: { const: ['x', 'y', 'z'] },
    });
  });

  it('localises fields that have names of keywords', () => {
    const { properties } = localiseShape(THREE, 'ar');
    expect(properties.required?.label).toBe('ar Required');
    expect(properties.type?.label).toBe('ar Type');
    expect(properties.properties).toMatchObject({ properties: { errors: { label: 'ar Errors' } } });
  });

  it('localises issue texts, whatever their codes', () => {
    expect(localiseShape(THREE, 'ku').properties.sample?.errors).toEqual({
      required: 'ku Answer this',
      type: 'ku Yes or no',
    });
  });
});

describe('localise', () => {
  it('keeps lists of three names and sections unchanged', () => {
    const lists = { form: ['a', 'b', 'c'] };
    const notice = { text: text('Four'), timeout: 5000 };
    const together = { fields: ['a', 'b', 'c'], maximum: 4, notice };
    const given = [{ title: text('You'), body: [] }];
    const { submit, form, ...rest } = localise(
      {
        ...everything,
        given,
        form: { ...everything.form, properties: { room: object({}, { together }) } },
        submit: { ...everything.submit, lists },
      },
      'ar',
    );
    expect(submit.lists).toEqual(lists);
    expect(rest.given).toEqual(given);
    expect(form.properties.room).toMatchObject({
      together: { ...together, notice: { ...notice, text: 'ar Four' } },
    });
  });

  it.each(LANGUAGES)('keeps everything that is not a text, in %s', (language) => {
    const { sample, submit, staff, steps, route } = localise(everything, language);
    expect(sample).toEqual(everything.sample);
    expect(submit.constants).toEqual(everything.submit.constants);
    expect(submit.omit).toEqual(everything.submit.omit);
    expect(staff).toEqual(everything.staff);
    expect(route).toBe(everything.route);
    expect(steps.map(({ blocks }) => blocks.map(({ fields }) => fields))).toEqual(
      everything.steps.map(({ blocks }) => blocks.map(({ fields }) => fields)),
    );
  });

  it('localises lists of three translated texts', () => {
    expect(everything.page.needs?.every(isText)).toBe(true);
    expect(localise(everything, 'en').page.needs).toEqual([
      'Your passport',
      'A photo',
      'Some time',
    ]);
  });

  it('does not modify its input', () => {
    const before = structuredClone(everything);
    localise(everything, 'ku');
    expect(everything).toEqual(before);
  });
});
