import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { FORMATS } from '../../../src/definition/model/formats';
import { isRecord, type Json, type Values } from '../../../src/definition/model/values';
import type { Composed } from '../../../src/contract/composing';
import { three, translation } from '../composing/translation';
import { startStaffed } from '../support/staffed';
import { servicesWith } from '../submit/submission';

const { app, answerOf } = await startStaffed();
const publish = async (document: ReturnType<typeof translation>) => {
  await answerOf('PUT', `composing/${document.id}/draft/`, { document });
  await answerOf('POST', `composing/${document.id}/publish/`, {});
};
const documented = async () => (await app.inject('/api/openapi.json')).json<Values>();
const at = (document: Values, ...path: readonly string[]) =>
  path.reduce<Json | undefined>((here, key) => (isRecord(here) ? here[key] : undefined), document);
const sendOf = (document: Values, path: string) => at(document, 'paths', `/${path}`, 'post');

test('a published service is described as one of a file, and accepts what its schema accepts', async () => {
  const before = await documented();
  await publish(translation());
  const document = await documented();
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const send = sendOf(document, 'client/service/translation/');
  expect(send).toMatchObject({
    tags: ['Service: Translation'],
    operationId: 'POST_client_service_translation',
    requestBody: {
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/application.translation' },
          example: translation().sample,
        },
      },
    },
  });
  expect(JSON.stringify(at(send as Values, 'parameters') ?? [])).not.toContain('"path"');
  const list = at(document, 'paths', '/service/translation/');
  expect(Object.keys(list as Values).toSorted()).toEqual(['get', 'post']);
  expect(at(document, 'paths', '/service/translation/{id}/', 'get', 'x-right')).toBe(
    'readApplications',
  );
  const ajv = new Ajv2020({ strict: false, formats: FORMATS });
  ajv.addSchema(document, 'document');
  const isGood = ajv.compile({ $ref: 'document#/components/schemas/application.translation' });
  for (const payload of [
    translation().sample,
    { firstName: 'Naz' },
    { firstName: 'Naz', pages: 501 },
    { pages: 3 },
    { firstName: 'Naz', colour: 'red' },
  ]) {
    const url = '/api/client/service/translation/';
    const { statusCode } = await app.inject({ method: 'POST', url, payload });
    expect([201, 422]).toContain(statusCode);
    expect(isGood(payload), JSON.stringify(payload)).toBe(statusCode === 201);
  }
  await answerOf('POST', 'composing/translation/withdraw/', { withdrawn: true });
  expect(await documented()).toEqual(before);
});

test('a record in the place of a file is described under the calls of the file', async () => {
  const [{ id, submit }] = servicesWith('json');
  const { file } = (await answerOf('GET', `composing/${id}/`)) as unknown as Composed;
  const document = structuredClone(file!.document);
  const before = await documented();
  const [[name, field]] = Object.entries(document.form.properties) as [[string, object]];
  const properties = { ...document.form.properties, [name]: { ...field, label: three('Own') } };
  await publish({ ...document, form: { ...document.form, properties } });
  const now = await documented();
  const title = (made: Values) =>
    at(made, 'components', 'schemas', `application.${id}`, 'properties', name, 'title');
  expect([title(before) === 'Own', title(now)]).toEqual([false, 'Own']);
  expect(sendOf(now, submit.path)).toEqual(sendOf(before, submit.path));
  expect(Object.keys(now.paths as object)).toEqual(Object.keys(before.paths as object));
});
