import { afterEach, describe, expect, test, vi } from 'vitest';
import { questionsOf } from '../../src/definition/sections/questions';
import type { Section } from '../../src/definition/sections/section';
import type { Json, Values } from '../../src/definition/values';
import { startServer } from './harness';
import { expectRefusal, faultsOf } from './scenario';
import {
  answered,
  type Answers,
  copy,
  OPTIONS,
  SECTIONS,
  sectionedProject,
} from './sectionedProject';

const root = await sectionedProject();
const { app, login, storage, settings } = await startServer({ root });
const staff = await login();

afterEach(() => {
  vi.restoreAllMocks();
});

const send = (form: unknown, headers: Record<string, string> = {}, more: object = {}) =>
  app.inject({
    ...{ method: 'POST', url: '/api/client/poll_application/' },
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ name: 'Dana', form, ...more }),
  });

const list = { url: '/api/poll_application/?perPage=1' };
const latest = async (): Promise<Values | undefined> =>
  (await app.inject({ ...list, headers: staff })).json<{ data: Values[] }>().data[0];

/** What the staff have made of the questions since. */
function staffWrite(sections: readonly object[], options: readonly Values[] = OPTIONS): void {
  const documents: Record<string, readonly Values[]> = {
    questions: [{ parts: copy(sections) as unknown as Json }],
    options,
  };
  vi.spyOn(storage.content, 'list').mockImplementation((kind) =>
    Promise.resolve(
      (documents[kind] ?? []).map((document, index) => ({
        ...{ id: String(document.id ?? index), createdAt: '2026-01-01T00:00:00Z', document },
      })),
    ),
  );
}

/** An answer to each question. */
const ALL: Answers = [
  ...([
    [0, 0, 'Dana'],
    [0, 1, 7],
    [0, 2, '1991-02-03'],
    [0, 3, 'Iraq'],
    [0, 4, 'Erbil'],
  ] as const),
  ...([
    [0, 5, 'Single'],
    [
      1,
      0,
      [
        ['Hero', 3],
        ['Zana', null],
      ],
    ],
    [1, 1, true],
  ] as const),
  ...([[1, 1, [['Shilan']]]] as const),
];
const WHOLE = answered(ALL);

/** The field of an element. */
const nameOf = (section: number, element: number): string =>
  questionsOf(SECTIONS as unknown as Section[])[section]?.[element]?.name ?? '';

describe('sections of today', () => {
  test('are read by staff just as they were sent', async () => {
    const answer = await send(WHOLE);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await latest()).toEqual({
      ...{ id: expect.any(String), createdAt: expect.any(String), reference: expect.any(String) },
      ...{ language: 'en', definitionVersion: 3, name: 'Dana', form: WHOLE },
    });
  });

  test('are read as they were asked after staff have changed them, by a new server too', async () => {
    expect((await send(WHOLE)).statusCode).toBe(201);
    const before = await latest();
    staffWrite([{ title: 'New', body: [] }], []);
    expect(await latest()).toEqual(before);
    const later = await startServer({ root, env: { DATA_DIR: settings.dataDir } });
    const read = await later.app.inject({ ...list, headers: await later.login() });
    expect(read.json<{ data: Values[] }>().data).toEqual([before]);
  });

  test.each<[string, unknown]>([
    ['no answer', copy(SECTIONS)],
    [
      'keys in another order',
      copy(SECTIONS).map((one) => Object.fromEntries(Object.entries(one).toReversed())),
    ],
    ['no keys for answers', JSON.parse(JSON.stringify(SECTIONS), withoutAnswers)],
    [
      'null for an answer',
      answered([
        [0, 0, null],
        [1, 1, null],
      ]),
    ],
    [
      'digits of ours',
      answered([
        [0, 1, '٤٢'],
        [0, 2, '۱۹۹۰-۰۱-۰۱'],
      ]),
    ],
    [
      'rows that another answer hides',
      answered([
        [1, 1, false],
        [1, 1, [['not asked']]],
      ]),
    ],
    [
      'empty rows',
      answered([
        [
          1,
          0,
          [
            [null, null],
            ['', ''],
          ],
        ],
      ]),
    ],
  ])('are taken with %s', async (_, form) => {
    const answer = await send(form);
    expect(answer.statusCode, answer.body).toBe(201);
  });

  test('keep nothing that is hidden, and nothing from beside the answers', async () => {
    const form = answered([
      [1, 1, false],
      [1, 1, [['left over']]],
    ]);
    Object.assign(form[1]?.body[0] ?? {}, { value: 'left over' });
    Object.assign(form[0]?.body[0] ?? {}, { list: undefined });
    expect((await send(form)).statusCode).toBe(201);
    expect(JSON.stringify(await latest())).not.toContain('left over');
  });
});

function withoutAnswers(key: string, value: unknown): unknown {
  return key === 'value' || key === 'listArray' ? undefined : value;
}

describe('wrong answers', () => {
  test.each<[string, Answers, (readonly [string, string])[]]>([
    ['a text', [[0, 0, 5]], [[nameOf(0, 0), 'type']]],
    ['a text that is too long', [[0, 0, 'x'.repeat(501)]], [[nameOf(0, 0), 'maxLength']]],
    ['a text that cannot be stored', [[0, 0, 'a\0b']], [[nameOf(0, 0), 'pattern']]],
    ['a number', [[0, 1, 'many']], [[nameOf(0, 1), 'number']]],
    ['a date', [[0, 2, '2020-02-30']], [[nameOf(0, 2), 'date']]],
    ['a country', [[0, 3, ['Iraq']]], [[nameOf(0, 3), 'type']]],
    ['a choice', [[0, 5, 'Divorced']], [[nameOf(0, 5), 'choice']]],
    ['what nobody can ask', [[0, 6, 'a thumb']], [[nameOf(0, 6), 'unknown']]],
    ['yes or no', [[1, 1, 'yes']], [[nameOf(1, 1), 'type']]],
    ['rows', [[1, 0, ['Hero']]], [[`${nameOf(1, 0)}.0`, 'type']]],
    ['a row that is too long', [[1, 0, [['Hero', 3, 'x']]]], [[`${nameOf(1, 0)}.0`, 'type']]],
    [
      'too many rows',
      [[1, 0, Array.from({ length: 51 }, () => ['Hero'])]],
      [[nameOf(1, 0), 'maxItems']],
    ],
    [
      'several at once',
      [
        [0, 1, {}],
        [0, 0, 5],
      ],
      [
        [nameOf(0, 0), 'type'],
        [nameOf(0, 1), 'number'],
      ],
    ],
  ])('%s', async (_, answers, faults) => {
    const answer = await send(answered(answers));
    expect(answer.statusCode).toBe(422);
    expectRefusal(answer);
    expect(faultsOf(answer)).toEqual(faults);
  });

  test('to the file’s own questions are told with those to the sections', async () => {
    const answer = await send(answered([[0, 1, 'x']]), {}, { name: undefined, ghost: 1 });
    expect(faultsOf(answer)).toEqual([
      ...[
        ['name', 'required'],
        [nameOf(0, 1), 'number'],
        ['ghost', 'unknown'],
      ],
    ]);
  });

  test('in the cell of a row', async () => {
    const [[column]] = [
      questionsOf(SECTIONS as unknown as Section[])[1]?.[0]?.columns.slice(1) ?? [],
    ];
    const answer = await send(
      answered([
        [
          1,
          0,
          [
            ['a', 1],
            ['b', 'x'],
          ],
        ],
      ]),
    );
    expect(faultsOf(answer)).toEqual([[`${nameOf(1, 0)}.1.${column?.name}`, 'number']]);
  });

  test('under the name of a field that only the form knows', async () => {
    const answer = await send(copy(SECTIONS), {}, { [nameOf(0, 0)]: 'Dana' });
    expect(answer.statusCode).toBe(422);
    expect(faultsOf(answer)).toEqual([[nameOf(0, 0), 'type']]);
  });
});

describe('sections of another day', () => {
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
    const answer = await send(form);
    expect(answer.statusCode).toBe(422);
    expectRefusal(answer);
    expect(faultsOf(answer)).toEqual([['form', 'changed']]);
  });

  test('are said so in the reader’s language', async () => {
    const answer = await send([], { 'accept-language': 'ckb' });
    expect(answer.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/پرسیار/u) }],
    });
  });

  test('are refused from the moment that staff change them', async () => {
    expect((await send(WHOLE)).statusCode).toBe(201);
    staffWrite(SECTIONS.slice(0, 1));
    expect(faultsOf(await send(WHOLE))).toEqual([['form', 'changed']]);
    expect((await send(answered(ALL).slice(0, 1))).statusCode).toBe(201);
  });

  test('are no fault of what was taken before, when it is sent again', async () => {
    const headers = { 'idempotency-key': 'sections-sent-again' };
    const first = await send(WHOLE, headers);
    staffWrite([...SECTIONS.slice(1), ...SECTIONS.slice(0, 1)]);
    const again = await send(WHOLE, headers);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  test('are not asked for where staff have written none', async () => {
    staffWrite([]);
    for (const form of [undefined, null, [], '']) expect((await send(form)).statusCode).toBe(201);
    expect(await latest()).not.toHaveProperty('form');
    expect(faultsOf(await send(SECTIONS))).toEqual([['form', 'changed']]);
  });

  test('ask no choice whose options are gone', async () => {
    staffWrite(SECTIONS, []);
    expect((await send(copy(SECTIONS))).statusCode).toBe(201);
    expect(faultsOf(await send(WHOLE))).toEqual([[nameOf(0, 5), 'unknown']]);
  });
});
