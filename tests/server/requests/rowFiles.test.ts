import { expect, test } from 'vitest';
import type { Service } from '../../../src/definition/model/service';
import type { Json, Values } from '../../../src/definition/model/values';
import { fileOf, startRowServer, textOf } from '../submit/rowServer';

const { app, files, staff, post, opened, recordOf, send, storage } = await startRowServer();

/** Sends two companions with a photo each. */
async function submitted() {
  const sent = await send({ companions: [{ name: 'Dilan' }, { name: 'Shilan' }] }, [
    fileOf('companions.0.passport', 'Dilan'),
    fileOf('companions.1.passport', 'Shilan'),
  ]);
  expect(sent.statusCode, sent.body).toBe(201);
  const { reference, link } = sent.json<{ reference: string; link: string }>();
  return { reference, link, id: String((await recordOf(reference)).id) };
}

const companionsOf = async (reference: string) => opened((await recordOf(reference)).companions);

const storedOf = async (id: string) =>
  (await storage.applications.read(id))!.answers.companions as readonly Values[];

async function asked({ id, link }: { readonly id: string; readonly link: string }) {
  const payload = { fields: ['companions'], text: 'Please', due: null };
  const url = `/api/application/${id}/request/`;
  expect((await app.inject({ method: 'POST', url, headers: staff, payload })).statusCode).toBe(201);
  const status = await app.inject({
    method: 'POST',
    url: '/api/client/status/',
    payload: { link },
  });
  const { request } = status.json<{ request: { id: string; form: Service } }>();
  return {
    form: request.form,
    answer: (companions: Json, photos: ReturnType<typeof fileOf>[] = []) =>
      post(`client/status/${request.id}/`, [textOf('companions', companions), ...photos], {
        'status-link': link,
      }),
  };
}

test('rows that staff ask for again keep their files wherever they are, and take new ones', async () => {
  const application = await submitted();
  const [dilan, shilan] = await storedOf(application.id);
  const { form, answer } = await asked(application);
  expect(form.submit.encoding).toBe('multipart');
  expect(form.form.properties.companions?.prefill).toEqual({ const: [dilan, shilan] });
  const sent = await answer(
    [{ name: 'Naz' }, { ...shilan, name: 'Shilan Karim' }],
    [fileOf('companions.0.passport', 'Naz'), fileOf('companions.1.passport', 'Shilan again')],
  );
  expect(sent.statusCode, sent.body).toBe(200);
  expect(await companionsOf(application.reference)).toEqual([
    { name: 'Naz', passport: ['Naz'] },
    { name: 'Shilan Karim', passport: ['Shilan', 'Shilan again'] },
  ]);
});

test('rows take no file of another application, nor one that there is not', async () => {
  const [application, other] = [await submitted(), await submitted()];
  const [mine] = await storedOf(application.id);
  const [theirs] = await storedOf(other.id);
  const { answer } = await asked(application);
  const before = await files('photos');
  for (const passport of [theirs?.passport, ['0'], ['a'.repeat(32)], 'x', [mine?.passport]]) {
    const sent = await answer([{ name: 'Naz', passport: passport as Json }], []);
    expect(sent.statusCode).toBe(422);
    expect(sent.json<{ errors: object[] }>().errors).toMatchObject([
      { name: 'companions.0.passport', code: 'type' },
    ]);
  }
  const beyond = await answer([mine ?? {}], [fileOf('companions.1.passport', 'x')]);
  expect(beyond.json<{ errors: object[] }>().errors).toMatchObject([
    { name: 'companions.1.passport', code: 'unknown' },
  ]);
  expect([await files('photos'), await files('tmp')]).toEqual([before, []]);
});

test('staff correct rows without losing their files, and all are erased with the application', async () => {
  const before = await files('photos');
  const { id, reference } = await submitted();
  const [, shilan] = await storedOf(id);
  const corrected = await post(
    `application/${id}/correction/?fields=companions`,
    [
      textOf('companions', [{ ...shilan, name: 'Shilan K' }]),
      fileOf('companions.0.consent', 'yes'),
    ],
    staff,
  );
  expect(corrected.statusCode, corrected.body).toBe(200);
  expect(await companionsOf(reference)).toEqual([
    { name: 'Shilan K', passport: ['Shilan'], consent: ['yes'] },
  ]);
  await app.inject({ method: 'DELETE', url: `/api/application/${id}/`, headers: staff });
  expect(await files('photos')).toEqual(before);
});
