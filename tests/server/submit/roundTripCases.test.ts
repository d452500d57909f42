import { expect, test } from 'vitest';
import type { Service } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { casesFor } from '../../cases/case';
import { withDemoSections } from '../../cases/sections';
import { startServer } from '../support/harness';
import { readPath } from '../support/picks';
import { services, wireRequest } from './submission';

const CASES = casesFor('http').filter(
  ({ service, issues }) => issues.length === 0 && services.some(({ id }) => id === service.id),
);

/** The valid cases; of a service without any, its sample. */
const GOOD = [
  ...CASES,
  ...services
    .filter(({ id }) => !CASES.some(({ service }) => service.id === id))
    .map((service) => ({ name: `${service.id}: the sample`, service, wire: service.sample })),
];

const today = CASES[0]?.today ?? '';
const { app, login } = await startServer({ now: () => new Date(`${today}T00:00:00Z`) });
const staff = await login();

/** Submits it, and returns what staff read, without the record's own properties. */
async function sendAndRead(service: Service, wire: Values): Promise<Values> {
  const sent = await app.inject(await wireRequest(service, wire));
  expect(sent.statusCode, sent.body).toBe(201);
  const { reference } = sent.json<{ reference: string }>();
  const url = `/api/${service.staff.list}?perPage=100`;
  const { data } = (await app.inject({ url, headers: staff })).json<{ data: Values[] }>();
  const found = data.find((record) => record.reference === reference);
  const path = readPath(service, String(found?.id));
  const record = (await app.inject({ url: `/api/${path}`, headers: staff })).json<Values>();
  const { id: _, reference: __, language, definitionVersion, createdAt: ___, ...rest } = record;
  expect({ language, definitionVersion }).toEqual({
    language: 'en',
    definitionVersion: service.version,
  });
  return rest;
}

const withoutPhotos = (record: Values): Values =>
  JSON.parse(JSON.stringify(record).replaceAll(/photo\/[0-9a-f]{32}\//gu, 'photo')) as Values;

test.each(GOOD.map((one) => [one.name, one] as const))(
  '%s: what staff read is what could be sent again',
  async (_, { service, wire }) => {
    const first = await sendAndRead(service, withDemoSections(service, wire));
    const second = await sendAndRead(service, first);
    expect(withoutPhotos(second)).toEqual(withoutPhotos(first));
  },
);
