import { describe, expect, test } from 'vitest';
import { aroundOf, isMet } from '../../../src/definition/model/named';
import { isString, type StringField } from '../../../src/definition/model/field';
import type { Service } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { startServer } from '../support/harness';
import { servicesThat } from '../support/picks';
import { wireRequest } from './submission';

const { app, login } = await startServer();
const staff = await login();

const byId = (some: readonly Service[]) => some.map((one) => [one.id, one] as const);

const send = async (service: Service, wire: Values) => app.inject(await wireRequest(service, wire));

const newest = async ({ staff: { list } }: Service): Promise<Values | undefined> =>
  (await app.inject({ url: `/api/${list}?perPage=1`, headers: staff })).json<{ data: Values[] }>()
    .data[0];

/** Returns the fields that the sample's answers hide, by name, but for those that are never sent. */
const hiddenIn = ({ form, sample, submit }: Service): string[] =>
  Object.entries(form.properties).flatMap(([name, { when }]) =>
    when && !submit.omit?.includes(name) && !isMet(when, aroundOf(form, sample)) ? [name] : [],
  );

describe.each(byId(servicesThat('hides a field', (one) => hiddenIn(one).length > 0)))(
  '%s: hidden answers',
  (_, service) => {
    test('hidden answers are neither validated nor stored', async () => {
      const values = Object.fromEntries(hiddenIn(service).map((name) => [name, 'left over']));
      expect((await send(service, { ...service.sample, ...values })).statusCode).toBe(201);
      expect(JSON.stringify(await newest(service))).not.toContain('left over');
    });
  },
);

/** Alternates the digits of two scripts. */
const inOtherDigits = (text: string): string =>
  text.replace(/[0-9]/gu, (digit, at: number) =>
    String.fromCharCode((at % 2 ? 0x0660 : 0x06f0) + Number(digit)),
  );

const isCode = ({ format, widget }: StringField): boolean =>
  widget === 'code' || (format !== undefined && format !== 'email');

/** Returns the sample's codes, phones, dates and times, by name. */
const codesIn = ({ form, sample }: Service) =>
  Object.entries(form.properties).flatMap(([name, field]) => {
    const value = sample[name];
    return isString(field) && isCode(field) && typeof value === 'string'
      ? [[name, value] as const]
      : [];
  });

const withCodes = servicesThat('asks for a code', (one) => codesIn(one).length > 0);

describe.each(byId(withCodes))('%s: digits', (_, service) => {
  test('digits of any script are accepted where only digits may be', async () => {
    const codes = codesIn(service);
    const typed = Object.fromEntries(codes.map(([name, text]) => [name, inOtherDigits(text)]));
    const response = await send(service, { ...service.sample, ...typed });
    expect(response.statusCode, response.body).toBe(201);
    expect(await newest(service)).toMatchObject(Object.fromEntries(codes));
  });
});
