import { describe, expect, test } from 'vitest';
import { holds } from '../../src/definition/condition';
import { isString, type StringField } from '../../src/definition/field';
import type { Service } from '../../src/definition/service';
import type { Values } from '../../src/definition/values';
import { startServer } from './harness';
import { servicesThat } from './picks';
import { faultsOf } from './scenario';
import { services, servicesWith, wireRequest } from './submission';
import { TEXTS } from './unicodeTexts';

const { app, login } = await startServer();
const staff = await login();

const byId = (some: readonly Service[]) => some.map((one) => [one.id, one] as const);

const send = async (service: Service, wire: Values) => app.inject(await wireRequest(service, wire));

const newest = async ({ staff: { list } }: Service): Promise<Values | undefined> =>
  (await app.inject({ url: `/api/${list}?perPage=1`, headers: staff })).json<{ data: Values[] }>()
    .data[0];

/** The texts that everybody is asked for, whatever else was answered. */
const textsOf = ({ form, submit }: Service) =>
  Object.entries(form.properties).flatMap(([name, field]) =>
    isString(field) && !field.when && !submit.omit?.includes(name) ? [{ name, field }] : [],
  );

describe.each(byId(servicesWith('json')))('%s: texts', { timeout: 60_000 }, (_, service) => {
  const names = textsOf(service).flatMap(({ name, field }) =>
    field.format || field.choices || field.widget === 'code' ? [] : [name],
  );

  test('of every script come back letter by letter, in every text field', async () => {
    expect(names.length).toBeGreaterThan(2);
    for (const text of TEXTS) {
      const values = Object.fromEntries(names.map((name) => [name, text]));
      const sent = await send(service, { ...service.sample, ...values });
      expect(sent.statusCode, JSON.stringify(text) + sent.body).toBe(201);
      expect(await newest(service)).toMatchObject(values);
    }
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['the first half of a pair', 'a\ud800'],
    ['the second half of a pair', '\udc00b'],
    ['a pair turned round', '\ude00\ud83d'],
  ])('with %s are refused at their field', async (_, text) => {
    for (const name of names) {
      const answer = await send(service, { ...service.sample, [name]: text });
      expect(answer.statusCode).toBe(422);
      expect(faultsOf(answer)).toEqual([[name, 'pattern']]);
    }
  });

  test('that make slow patterns slow are judged at once', async () => {
    const slow = ['a'.repeat(90) + '!', 'a@'.repeat(40), '0 '.repeat(45), `a@${'a.'.repeat(40)}`];
    // One that backtracks would take longer than a test may.
    for (const text of slow) {
      const all = Object.fromEntries(Object.keys(service.form.properties).map((n) => [n, text]));
      expect((await send(service, all)).statusCode).toBe(422);
    }
  });
});

/** The fields that the sample's answers hide, by name. */
const hiddenIn = ({ form, sample }: Service): string[] =>
  Object.entries(form.properties).flatMap(([name, { when }]) =>
    when && !holds(when, sample) ? [name] : [],
  );

describe.each(byId(servicesThat('hides a field', (one) => hiddenIn(one).length > 0)))(
  '%s: hidden answers',
  (_, service) => {
    test('are neither judged nor stored, as in the page', async () => {
      const values = Object.fromEntries(hiddenIn(service).map((name) => [name, 'left over']));
      expect((await send(service, { ...service.sample, ...values })).statusCode).toBe(201);
      expect(JSON.stringify(await newest(service))).not.toContain('left over');
    });
  },
);

/** The digits of two scripts, in turn. */
const inOtherDigits = (text: string): string =>
  text.replace(/[0-9]/gu, (digit, at: number) =>
    String.fromCharCode((at % 2 ? 0x0660 : 0x06f0) + Number(digit)),
  );

const isCode = ({ format, widget }: StringField): boolean =>
  widget === 'code' || (format !== undefined && format !== 'email');

describe.each(byId(services))('%s: digits', (_, service) => {
  test('of any script are understood where only digits may stand', async () => {
    const codes = Object.entries(service.form.properties).flatMap(([name, field]) => {
      const value = service.sample[name];
      return isString(field) && isCode(field) && typeof value === 'string'
        ? [[name, value] as const]
        : [];
    });
    expect(codes.length).toBeGreaterThan(0);
    const typed = Object.fromEntries(codes.map(([name, text]) => [name, inOtherDigits(text)]));
    const answer = await send(service, { ...service.sample, ...typed });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await newest(service)).toMatchObject(Object.fromEntries(codes));
  });
});
