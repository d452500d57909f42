import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectRefusal, issuesOf } from '../support/scenario';
import { answered, copy, SECTIONS } from './sectionedProject';
import { ALL, nameOf, startSectioned, WHOLE } from './sectionedServer';

const { send, latest, staffWrite } = await startSectioned();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('outdated sections', () => {
  const changed = (change: (sections: ReturnType<typeof copy<typeof SECTIONS>>) => unknown) => {
    const sections = copy(SECTIONS);
    return change(sections) ?? sections;
  };
  test.each<[string, unknown]>([
    ['none', undefined],
    ['an empty list', []],
    ['null', null],
    ['an empty text', ''],
    ['a text', 'sections'],
    ['an object', { 0: SECTIONS[0] }],
    ['fewer', [SECTIONS[0]]],
    ['more', [...SECTIONS, SECTIONS[0]]],
    ['others', [{ title: 'x', body: [] }]],
    ['another order', copy(SECTIONS).toReversed()],
    ['null between them', [SECTIONS[0], null, SECTIONS[1]]],
    ['another title', changed(([first]) => void Object.assign(first ?? {}, { title: 'New' }))],
    ['another key', changed(([first]) => void Object.assign(first ?? {}, { id: 12 }))],
    ['another question', JSON.parse(JSON.stringify(SECTIONS).replace('ku Age', 'Years'))],
    ['another type', JSON.parse(JSON.stringify(SECTIONS).replace('"elType":2', '"elType":1'))],
    [
      'another trigger',
      JSON.parse(JSON.stringify(SECTIONS).replace('Value":true', 'Value":false')),
    ],
  ])('%s', async (_, form) => {
    const response = await send(form);
    expect(response.statusCode).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual([['form', 'changed']]);
  });

  test("are reported in the reader's language", async () => {
    const response = await send([], { 'accept-language': 'ckb' });
    expect(response.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/پرسیار/u) }],
    });
  });

  test('are refused as soon as staff change them', async () => {
    expect((await send(WHOLE)).statusCode).toBe(201);
    staffWrite(SECTIONS.slice(0, 1));
    expect(issuesOf(await send(WHOLE))).toEqual([['form', 'changed']]);
    expect((await send(answered(ALL).slice(0, 1))).statusCode).toBe(201);
  });

  test('do not affect the repetition of an accepted submission', async () => {
    const headers = { 'idempotency-key': 'sections-sent-again' };
    const first = await send(WHOLE, headers);
    staffWrite([...SECTIONS.slice(1), ...SECTIONS.slice(0, 1)]);
    const again = await send(WHOLE, headers);
    expect(again.statusCode).toBe(201);
    const { reference } = first.json<{ reference: string }>();
    expect(again.json()).toMatchObject({ reference });
  });

  test('are not required where staff have written none', async () => {
    staffWrite([]);
    for (const form of [undefined, null, [], '']) expect((await send(form)).statusCode).toBe(201);
    expect(await latest()).toHaveProperty('form', []);
    expect(issuesOf(await send(SECTIONS))).toEqual([['form', 'changed']]);
  });

  test('have no choice whose options are gone', async () => {
    staffWrite(SECTIONS, []);
    expect((await send(copy(SECTIONS))).statusCode).toBe(201);
    expect(issuesOf(await send(WHOLE))).toEqual([[nameOf(0, 5), 'unknown']]);
  });
});
