import { afterEach, describe, expect, test, vi } from 'vitest';
import { questionsOf } from '../../../src/definition/sections/questions';
import type { QuestionSection } from '../../../src/definition/model/section';
import type { Values } from '../../../src/definition/model/values';
import { startServer } from '../support/harness';
import { expectRefusal, issuesOf } from '../support/scenario';
import { answered, type Answers, copy, SECTIONS } from './sectionedProject';
import { LATEST, nameOf, startSectioned, WHOLE } from './sectionedServer';

const { root, settings, send, latest, staffWrite } = await startSectioned();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('current sections', () => {
  test('are returned to staff as they were sent', async () => {
    const response = await send(WHOLE);
    expect(response.statusCode, response.body).toBe(201);
    expect(await latest()).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      reference: expect.any(String),
      language: 'en',
      definitionVersion: 3,
      name: 'Dana',
      form: WHOLE,
    });
  });

  test('are readable as they were asked after staff have changed them, also after a restart', async () => {
    expect((await send(WHOLE)).statusCode).toBe(201);
    const before = await latest();
    staffWrite([{ title: 'New', body: [] }], []);
    expect(await latest()).toEqual(before);
    const later = await startServer({ root, env: { DATA_DIR: settings.dataDir } });
    const read = await later.app.inject({ ...LATEST, headers: await later.login() });
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
  ])('are accepted with %s', async (_, form) => {
    const response = await send(form);
    expect(response.statusCode, response.body).toBe(201);
  });

  test('store neither hidden answers nor unknown properties', async () => {
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

describe('invalid answers', () => {
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
  ])('%s', async (_, answers, issues) => {
    const response = await send(answered(answers));
    expect(response.statusCode).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual(issues);
  });

  test('are reported together, those of the file and those of sections', async () => {
    const response = await send(answered([[0, 1, 'x']]), {}, { name: undefined, ghost: 1 });
    expect(issuesOf(response)).toEqual([
      ['name', 'required'],
      [nameOf(0, 1), 'number'],
      ['ghost', 'unknown'],
    ]);
  });

  test('are reported in the cell of a row', async () => {
    const [[column]] = [
      questionsOf(SECTIONS as unknown as QuestionSection[])[1]?.[0]?.columns.slice(1) ?? [],
    ];
    const response = await send(
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
    expect(issuesOf(response)).toEqual([[`${nameOf(1, 0)}.1.${column?.name}`, 'number']]);
  });

  test('are reported under a name that only the form has', async () => {
    const response = await send(copy(SECTIONS), {}, { [nameOf(0, 0)]: 'Dana' });
    expect(response.statusCode).toBe(422);
    expect(issuesOf(response)).toEqual([[nameOf(0, 0), 'type']]);
  });
});
