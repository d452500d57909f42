import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { Json, Values } from '../../../src/definition/model/values';
import { startServer } from '../support/harness';
import { issuesOf } from '../support/scenario';
import { nameOf, startSectioned, WHOLE } from './sectionedServer';

afterEach(() => {
  vi.restoreAllMocks();
});

const { app, login, send, staffWrite } = await startSectioned();
const headers = await login();

interface Composed {
  readonly title: Json;
  readonly body: Values[];
}

async function read(reference: string): Promise<Values> {
  const found = await app.inject({ url: `/api/application/?search=${reference}`, headers });
  const [{ id } = { id: 'missing' }] = found.json<{ data: { id: string }[] }>().data;
  return (await app.inject({ url: `/api/application/${id}/`, headers })).json<Values>();
}

test('an application stays readable as it was asked after any change of sections', async () => {
  const { reference } = (await send(WHOLE)).json<{ reference: string }>();
  const before = await read(reference);
  const { answers, definition, record } = before;
  expect(answers).toHaveProperty(nameOf(0, 0));
  expect(JSON.stringify(definition)).toContain('ku Age');
  staffWrite([], []);
  const after = await read(reference);
  expect({ ...after, readAt: null }).toEqual({ ...before, readAt: null });
  expect(after).toMatchObject({ answers, definition, record });
});

describe('sections that a visitor could not answer are refused', async () => {
  const real = await startServer();
  const staff = await real.login();
  const call = '/api/immigration_form/';
  const [form = {}] = (await real.app.inject({ url: call, headers: staff })).json<Values[]>();
  const sections = form.formFields as unknown as Composed[];

  const put = (formFields: Json) =>
    real.app.inject({
      method: 'PUT',
      url: `${call}${String(form.id)}/`,
      headers: staff,
      payload: { formFields },
    });
  const changed = (change: (sections: Composed[]) => unknown): Json => {
    const copy = structuredClone(sections);
    change(copy);
    return copy as unknown as Json;
  };

  it.each<[string, Json, string, string]>([
    [
      'a question without Kurdish',
      changed(([, , , work]) => Object.assign(work?.body[0] ?? {}, { elLable: ['', 'ar', 'en'] })),
      'formFields.3.body.0.elLable.0',
      'required',
    ],
    [
      'an unknown list of options',
      changed(([about]) => Object.assign(about?.body[3] ?? {}, { choiceId: 'ghost' })),
      'formFields.0.body.3.choiceId',
      'choice',
    ],
    [
      'a section without questions',
      changed(([about]) => Object.assign(about ?? {}, { body: [] })),
      'formFields.0.body',
      'minItems',
    ],
  ])('%s', async (_, formFields, path, code) => {
    const response = await put(formFields);
    expect(response.statusCode).toBe(422);
    expect(issuesOf(response)).toEqual([[path, code]]);
    const [now = {}] = (await real.app.inject({ url: call, headers: staff })).json<Values[]>();
    expect(now.formFields).toEqual(sections);
  });

  it('the next visitor is asked the changed questions', async () => {
    const formFields = changed((all) => all.reverse());
    expect((await put(formFields)).statusCode).toBe(200);
    const response = await real.app.inject({ url: '/api/client/immigration_form/' });
    expect(response.json<Values>().formFields).toMatchObject(formFields as object[]);
  });
});
