import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Field } from '../../../src/definition/model/field';
import type { Service } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { toRequest } from '../../../src/definition/payload/submitRequest';
import { interpret } from '../../../src/definition/validate/interpret';
import { prune } from '../../../src/definition/validate/prune';
import { toJsonSchema } from '../../../src/definition/validate/toJsonSchema';
import type { FormDraft } from '../../../src/engine/flow/draft';
import { createFlow, type Flow } from '../../../src/engine/flow/flow';
import { seeded } from '../../shared/seeded';
import { isLong } from '../support/long';
import { startComposing } from './startComposing';
import { ANSWERS, three, translation } from './translation';

const { app, answerOf, save, publish, send } = await startComposing();

const PUBLICATIONS = isLong ? 100 : 15;
const VISITORS = 4;
const SENDERS = 2;
const TODAY = '2026-03-01';

const random = seeded(46);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** The answer of each question: long enough for one of two limits only. */
const ANSWERED = { a: 'short', b: 'long enough', c: 'short', d: 'long enough', e: 'short' };

/** Returns the service with some of the questions, each with one of two limits. */
function published(round: number) {
  const questions = Object.keys(ANSWERED).flatMap((name) =>
    random() < 0.3
      ? []
      : [[name, { type: 'string', label: three(`Question ${name}`), maxLength: oneOf([5, 50]) }]],
  ) as [string, Field][];
  const { form } = translation();
  const properties = { ...form.properties, ...Object.fromEntries(questions) };
  return translation({ form: { ...form, title: three(`Order ${round}`), properties } });
}

const read = async <T>(path: string): Promise<T> =>
  (await app.inject(`/api/client/service/translation/${path}`)).json<T>();

/** Opens the form as a page does, with the draft that the visitor has. */
async function open(draft: FormDraft | undefined): Promise<Flow> {
  const service = await read<Service>('');
  const validate = interpret(toJsonSchema(service.form));
  return createFlow({ module: { service, validate }, ports: { today: () => TODAY }, draft });
}

interface Changed {
  readonly version: number;
  readonly fields: readonly string[];
  readonly removed: readonly { readonly name: string }[];
}

const text = (field: unknown): string => JSON.stringify(field);

/** Compares what a page hears of a draft's questions with the definition that they were answered in. */
async function expectMarks(before: Service, { module }: Flow): Promise<void> {
  const { version, fields, removed } = await read<Changed>(`changed/?since=${before.version}`);
  // Something was published between the two reads.
  if (version !== module.service.version) return;
  const [was, is] = [before.form.properties, module.service.form.properties];
  const names = Object.keys(was);
  expect(removed.map(({ name }) => name)).toEqual(names.filter((name) => !is[name]));
  const differs = (name: string) => is[name] && text(is[name]) !== text(was[name]);
  expect(fields).toEqual(names.filter(differs));
}

test('while a service is published again and again, no valid application is refused and no answer of a draft is lost', async () => {
  await save(published(0));
  await publish('translation');
  let isOver = false;

  /** Sends what every version accepts, without a pause. */
  const sending = async (): Promise<number[]> => {
    const statuses: number[] = [];
    while (!isOver) statuses.push((await send('translation')).statusCode);
    return statuses;
  };

  /** Answers a form, closes it, opens it again in whatever was published meanwhile, and sends it. */
  const visiting = async () => {
    const outcomes = { sent: 0, refused: 0, marked: 0 };
    let draft: FormDraft | undefined;
    let before: Service | undefined;
    while (!isOver || draft) {
      const flow = await open(draft);
      const { service } = flow.module;
      if (draft && before) {
        expect(flow.content().values).toEqual(draft.values);
        if (before.version !== service.version) {
          outcomes.marked += 1;
          await expectMarks(before, flow);
        }
      } else flow.scope.put({ ...ANSWERED, ...ANSWERS });
      before = service;
      draft = { ...flow.snapshot()! };
      for (let turns = Math.floor(random() * 40); turns > 0; turns -= 1) await turn();
      // Answers that the form refuses are corrected, as the visitor is asked to.
      for (const { path } of flow.scope.check(flow.content().values))
        flow.scope.put({ [path]: 'x' });
      expect(flow.verify()).toBe(true);
      draft = { ...flow.snapshot()! };
      const request = toRequest(service, prune(service.form, flow.content().values), 'en');
      if (request.encoding !== 'json') throw new Error('it has no files');
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: `/api/${request.path}`,
        headers: { 'idempotency-key': draft.key },
        payload: request.json,
      });
      if (statusCode === 201) {
        outcomes.sent += 1;
        [draft, before] = [undefined, undefined];
        continue;
      }
      // Only a form that is out of date is refused, and the draft is there for the next.
      expect(statusCode, body).toBe(422);
      expect((await read<Changed>('changed/?since=1')).version).not.toBe(service.version);
      outcomes.refused += 1;
    }
    return outcomes;
  };

  const senders = Array.from({ length: SENDERS }, sending);
  const visitors = Array.from({ length: VISITORS }, visiting);
  for (let round = 1; round <= PUBLICATIONS; round += 1) {
    await save(published(round));
    await publish('translation');
  }
  isOver = true;
  const statuses = (await Promise.all(senders)).flat();
  const outcomes = await Promise.all(visitors);
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  const sum = (name: keyof (typeof outcomes)[number]) =>
    outcomes.reduce((total, one) => total + one[name], 0);
  if (isLong) console.log(statuses.length, sum('sent'), sum('refused'), sum('marked'));
  expect(sum('sent')).toBeGreaterThan(VISITORS);
  expect(sum('marked')).toBeGreaterThan(0);
  const { total, data } = await answerOf('GET', 'service/translation/?perPage=100&order=createdAt');
  expect(total).toBe(statuses.length + sum('sent'));
  const versions = (data as unknown as Values[]).map((one) => Number(one.definitionVersion));
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
}, 120_000);
