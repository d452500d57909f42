import { vi } from 'vitest';
import { questionsOf } from '../../../src/definition/sections/questions';
import type { QuestionSection } from '../../../src/definition/model/section';
import type { Json, Values } from '../../../src/definition/model/values';
import { startServer } from '../support/harness';
import {
  answered,
  type Answers,
  copy,
  OPTIONS,
  SECTIONS,
  sectionedProject,
} from './sectionedProject';

/** Starts a server that asks SECTIONS, with its requests and responses. */
export async function startSectioned() {
  const root = await sectionedProject();
  const server = await startServer({ root });
  const { app, storage } = server;
  const staff = await server.login();
  let writes = 0;
  return {
    ...server,
    root,
    send: (form: unknown, headers: Record<string, string> = {}, more: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/client/poll_application/',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ name: 'Dana', form, ...more }),
      }),
    /** The newest application, as staff read it. */
    latest: async (): Promise<Values | undefined> =>
      (await app.inject({ ...LATEST, headers: staff })).json<{ data: Values[] }>().data[0],
    /** Replaces the questions as staff would, until vi.restoreAllMocks. */
    staffWrite: (sections: readonly object[], options: readonly Values[] = OPTIONS): void => {
      const documents: Record<string, readonly Values[]> = {
        questions: [{ parts: copy(sections) as unknown as Json }],
        options,
      };
      writes += 1;
      // No real write has a negative number.
      vi.spyOn(storage.content, 'revision').mockReturnValue(-writes);
      vi.spyOn(storage.content, 'list').mockImplementation((kind) =>
        Promise.resolve(
          (documents[kind] ?? []).map((document, index) => ({
            id: String(document.id ?? index),
            createdAt: MADE,
            updatedAt: MADE,
            revision: 1,
            writtenBy: '',
            document,
          })),
        ),
      );
    },
  };
}

const MADE = '2026-01-01T00:00:00Z';

export const LATEST = { url: '/api/poll_application/?perPage=1' };

const CHILDREN = [
  ['Hero', 3],
  ['Zana', null],
];

/** An answer to each question. */
export const ALL: Answers = [
  [0, 0, 'Dana'],
  [0, 1, 7],
  [0, 2, '1991-02-03'],
  [0, 3, 'Iraq'],
  [0, 4, 'Erbil'],
  [0, 5, 'Single'],
  [1, 0, CHILDREN],
  [1, 1, true],
  [1, 1, [['Shilan']]],
];

export const WHOLE = answered(ALL);

/** Returns the field of an element. */
export const nameOf = (section: number, element: number): string =>
  questionsOf(SECTIONS as unknown as QuestionSection[])[section]?.[element]?.name ?? '';
