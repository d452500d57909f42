import { describe, expect, it } from 'vitest';
import { validateFunction } from '../scripts/vite/serviceModule';
import type { Validate } from '../src/definition/validate/check';
import { checkSent } from '../src/definition/validate/checkSent';
import { fieldAt } from '../src/definition/model/fieldAt';
import { toParts } from '../src/definition/payload/submitRequest';
import { fromPayload, payloadShape } from '../src/definition/payload/payload';
import { toJsonSchema } from '../src/definition/validate/toJsonSchema';
import type { Service } from '../src/definition/model/service';
import type { Values } from '../src/definition/model/values';
import { type Case, casesFor, VALIDATORS } from './cases/case';
import { withDemoSections } from './cases/sections';
import { allServices, compile } from './fixtures/services';
import { everythingRoot } from './server/support/everythingRoot';
import { startServer } from './server/support/harness';
import { pdf } from './shared/pdf';
import { multipartBody, type TestPart } from './server/http/multipartBody';
import { picture } from './server/photos/pictures';

const named = (cases: readonly Case[]) => cases.map((one) => [one.name, one] as const);

const byService = async <T>(make: (service: Service) => T | Promise<T>) =>
  new Map(
    await Promise.all(
      allServices.map(async (one): Promise<[string, T]> => [one.id, await make(one)]),
    ),
  );

const refuseAll: Validate = () => {
  throw new Error('no validator for this form');
};

it('has cases enough, and each is brought before somebody', () => {
  expect(casesFor('client').length).toBeGreaterThan(100);
  expect(casesFor('http').length).toBeGreaterThan(90);
});

describe('the visitor’s page, by the code that the build makes', async () => {
  const validators = await byService(async (service): Promise<Validate> => {
    const code = encodeURIComponent(validateFunction(toJsonSchema(service.form)));
    const module = (await import(/* @vite-ignore */ `data:text/javascript,${code}`)) as {
      readonly validate: Validate;
    };
    return module.validate;
  });

  it.each(named(casesFor('client')))('%s', (_, { service, wire, held, today, issues }) => {
    const values = { ...fromPayload(service, wire), ...held };
    const validate = validators.get(service.id) ?? refuseAll;
    expect(checkSent(service.form, values, validate, { today }).issues).toEqual(issues);
  });
});

describe('the server, by ajv', async () => {
  const validators = await byService((service) => compile(payloadShape(service)));

  it.each(named(casesFor('server')))('%s', (_, { service, wire, today, issues }) => {
    const validate = validators.get(service.id) ?? refuseAll;
    const checked = checkSent(payloadShape(service), fromPayload(service, wire), validate, {
      today,
    });
    expect(checked.issues).toEqual(issues);
  });
});

describe('the server, by its call', async () => {
  const cases = casesFor('http');
  const root = await everythingRoot();
  const today = cases[0]?.today ?? '';
  // The server lets a visitor's today be as far ahead as a time zone can be.
  const { app } = await startServer({ root, now: () => new Date(`${today}T00:00:00Z`) });
  const photo = await picture();

  it.each(named(cases))('%s', async (_, { service, wire: bare, issues }) => {
    const wire = withDemoSections(service, bare);
    const isJson = service.submit.encoding === 'json';
    const body = isJson
      ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(wire) }
      : multipartBody(partsOf(service, wire, photo));
    const url = `/api/${service.submit.path}`;
    const response = await app.inject({ method: 'POST', url, ...body });
    expect(response.statusCode, response.body).toBe(issues.length > 0 ? 422 : 201);
    const { errors = [] } = response.json<{ errors?: Refused[] }>();
    const reported = errors.map(({ name, message: _, ...rest }) => ({ path: name, ...rest }));
    expect(reported).toEqual(issues);
  });

  it('runs on the day of the cases', () => {
    expect(new Set(cases.map((one) => one.today)).size).toBe(1);
  });
});

interface Refused {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly limit?: number | string;
}

const PDF = pdf();

/** The parts of a multipart body that hold the values of a case, right or wrong. */
function partsOf({ form }: Service, wire: Values, photo: Buffer): TestPart[] {
  return toParts(form, wire).map((part): TestPart => {
    if ('text' in part) return { name: part.name, content: part.text };
    const content = fieldAt(form, part.name)?.widget === 'document' ? PDF : photo;
    return { name: part.name, filename: part.file, content };
  });
}

it('has cases for each validator', () => {
  expect(VALIDATORS.map((validator) => casesFor(validator).length > 0)).toEqual([true, true, true]);
});
