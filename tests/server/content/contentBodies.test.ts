import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/definition/model/values';
import { expectRefusal, issuesOf } from '../support/scenario';
import { startStaffed } from '../support/staffed';

const { app, call, answerOf, staff, storage } = await startStaffed();

const [options] = await storage.content.list('options');
const question = (more: object = {}) => ({
  title: ['a', 'b', 'c'],
  typeIds: [],
  body: [{ elType: 1, elLable: ['a', 'b', 'c'], value: '', ...more }],
});

/** By their mistake: where they are sent, and the expected issues. */
const BAD: readonly (readonly [
  name: string,
  path: string,
  body: Json,
  issues: readonly (readonly [string, string])[],
])[] = [
  ['a list', 'partner/', [], [['', 'type']]],
  ['a text', 'partner/', 'x', [['', 'type']]],
  ['null', 'partner/', null, [['', 'type']]],
  ['two languages', 'partner/', { name: ['a', 'b'] }, [['name', 'minItems']]],
  ['four languages', 'partner/', { name: ['a', 'b', 'c', 'd'] }, [['name', 'maxItems']]],
  ['one language', 'partner/', { name: 'a' }, [['name', 'type']]],
  [
    'a name of 101 letters',
    'partner/',
    { name: ['', '', 'x'.repeat(101)] },
    [['name.2', 'maxLength']],
  ],
  ['an address elsewhere', 'partner/', { logo: 'https://x.example/a.png' }, [['logo', 'pattern']]],
  ['a script for a picture', 'partner/', { logo: 'javascript:alert(1)' }, [['logo', 'pattern']]],
  ['NUL', 'partner/', { name: ['a\0', 'b', 'c'] }, [['name.0', 'pattern']]],
  ['half a letter', 'partner/', { name: ['\ud800', 'b', 'c'] }, [['name.0', 'pattern']]],
  ['NUL in a name', 'partner/', { 'a\0': 1 }, [['', 'pattern']]],
  ['hasOwnProperty', 'partner/', { hasOwnProperty: 1 }, [['hasOwnProperty', 'unknown']]],
  ['a price as a text', 'tour_group/', { price: '9' }, [['price', 'number']]],
  ['a negative price', 'tour_group/', { price: -1 }, [['price', 'minimum']]],
  ['six stars', 'tour_group/', { recommendedRate: 6 }, [['recommendedRate', 'maximum']]],
  ['a day that is none', 'tour_group/', { fromDate: '2026-02-30' }, [['fromDate', 'date']]],
  [
    'half a table',
    'tour_group/',
    { priceList: { body: [['2027-05-01', 'Hotel', 4]] } },
    [
      ['priceList.body.0', 'minItems'],
      ['priceList.body.0.0', 'type'],
      ['priceList.body.0.1', 'type'],
    ],
  ],
  ['no section', 'sections_description/', {}, [['position', 'required']]],
  ['a fourth section', 'sections_description/', { position: 4 }, [['position', 'choice']]],
  ['a type that is none', 'top_country_visa/', { types: ['nobody'] }, [['types.0', 'choice']]],
  ['a service that is none', 'blog/', { service: 'nobody' }, [['service', 'choice']]],
  [
    'a country that is none',
    'store_top_country_visa_requirements/',
    { countryIds: [{ topCountryVisa: 'x' }] },
    [['countryIds.0.topCountryVisa', 'choice']],
  ],
  [
    'a question in two languages',
    'immigration_form/',
    { formFields: [question({ elLable: ['a', '', 'c'] })] },
    [['formFields.0.body.0.elLable.1', 'required']],
  ],
  [
    'a choice of nothing',
    'immigration_form/',
    { formFields: [question({ elType: 8, choiceId: 'x' })] },
    [['formFields.0.body.0.choiceId', 'choice']],
  ],
  [
    'a type of nobody',
    'top_country_visa/',
    { formFields: [{ ...question(), typeIds: ['x'] }] },
    [['formFields.0.typeIds.0', 'choice']],
  ],
];

describe('invalid content', () => {
  it.each(BAD)('%s', async (_, path, body, issues) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: JSON.stringify(body),
      headers: { ...staff, 'content-type': 'application/json' },
    });
    expect(response.statusCode, response.body).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual(issues);
  });

  it.each([
    ['text/plain', 'x', 415],
    ['application/x-www-form-urlencoded', 'name=a', 415],
    ['application/json', '{', 400],
    ['application/json', '{"__proto__":{"a":1}}', 400],
    ['application/json', '['.repeat(50), 400],
    ['application/json', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
  ])('%s %.20s', async (type, payload, status) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/partner/',
      payload,
      headers: { ...staff, 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    expectRefusal(response);
  });

  it('a choice that refers to an existing option is accepted', async () => {
    const form = { formFields: [question({ elType: 8, choiceId: options?.id ?? '' })] };
    await answerOf('POST', 'immigration_form/', form);
  });
});

describe('invalid ids', () => {
  it.each(['none', '__proto__', '%00', 'a%2Fb', 'x'.repeat(100), '%F0%9F%98%80'])(
    '%s',
    async (id) => {
      for (const [method, path] of [
        ['PUT', `partner/${id}/`],
        ['DELETE', `partner/${id}/`],
        ['DELETE', `options/${id}`],
      ] as const) {
        const response = await call(method, path, method === 'PUT' ? {} : undefined);
        expect(response.statusCode).toBe(404);
        expectRefusal(response);
      }
    },
  );
});
