import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkSent } from '../../../src/definition/validate/checkSent';
import { searchWords } from '../../../src/definition/describe/searchFields';
import { interpret } from '../../../src/definition/validate/interpret';
import { normalise } from '../../../src/definition/validate/normalise';
import { fromPayload, payloadShape, toPayload } from '../../../src/definition/payload/payload';
import type { Service } from '../../../src/definition/model/service';
import { toJsonSchema } from '../../../src/definition/validate/toJsonSchema';
import type { Values } from '../../../src/definition/model/values';
import { storableTextIssues } from '../../../src/server/http/storableText';
import { asSent, damaged, fuzzing, timeFor } from './fuzz';
import { answersTo } from './fuzzForm';
import { startServer } from '../support/harness';
import { expectRefusal, issuesOf } from '../support/scenario';
import { services, wireRequest } from './submission';

const { app, storage } = await startServer();
const { numRuns, seed } = fuzzing(24);
const counts = { accepted: 0, refused: 0 };

afterAll(() => {
  const { accepted, refused } = counts;
  console.log(`fuzzed submits: ${accepted} accepted, ${refused} refused, seed ${seed}`);
});

/** Generates the sample or answers made from the form, in their wire format, valid or damaged. */
const sentTo = (service: Service) =>
  damaged(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(service.sample as Values) },
      {
        weight: 3,
        arbitrary: answersTo(payloadShape(service)).map((made) => ({
          ...service.sample,
          ...toPayload(service, made, 'en'),
        })),
      },
      {
        weight: 1,
        arbitrary: answersTo(payloadShape(service)).map((made) => toPayload(service, made, 'en')),
      },
    ),
  ).map(asSent);

/** Validated by the interpreter: the server uses the compiled schema. */
function isRight(service: Service, answers: Values): boolean {
  const shape = payloadShape(service);
  const tomorrow = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { issues } = checkSent(shape, answers, interpret(toJsonSchema(shape)), { today: tomorrow });
  return issues.length === 0;
}

const countAll = async (): Promise<number> => (await storage.inbox.count({})).total;

/** Returns the answers that are stored under a reference. */
async function stored(reference: string): Promise<Values | undefined> {
  const found = { words: searchWords(reference) };
  const { data } = await storage.inbox.list(found, '-createdAt', { page: 1, perPage: 1 });
  const [line] = data;
  expect(line?.reference).toBe(reference);
  return (await storage.applications.read(line?.id ?? ''))?.answers;
}

test.each(services.map((service) => [service.id, service] as const))(
  '%s takes what its definition takes, and nothing else',
  async (_, service) => {
    const isPlain = service.submit.encoding === 'json' && !service.sections;
    await fc.assert(
      fc.asyncProperty(sentTo(service), async (wire) => {
        const before = await countAll();
        const key = { 'idempotency-key': randomUUID() };
        const response = await app.inject(await wireRequest(service, wire, key));
        expect([201, 400, 413, 415, 422], response.body).toContain(response.statusCode);
        const isTaken = response.statusCode === 201;
        counts[isTaken ? 'accepted' : 'refused'] += 1;
        if (isPlain && response.statusCode !== 400 && response.statusCode !== 413) {
          const answers = normalise(payloadShape(service), fromPayload(service, wire));
          const isStorable = storableTextIssues(answers).length === 0;
          expect(isTaken, response.body).toBe(isStorable && isRight(service, answers));
        }
        expect(await countAll()).toBe(before + (isTaken ? 1 : 0));
        if (isTaken) {
          const answers = await stored(response.json<{ reference: string }>().reference);
          expect(isRight(service, answers ?? {}), JSON.stringify(answers)).toBe(true);
        } else {
          expectRefusal(response);
          if (response.statusCode === 422) {
            for (const [name] of issuesOf(response)) expect(name, response.body).not.toBe('');
          }
        }
      }),
      { numRuns, seed },
    );
  },
  timeFor(numRuns),
);

test('generates both accepted and refused submissions', () => {
  expect(counts.accepted).toBeGreaterThan(services.length);
  expect(counts.refused).toBeGreaterThan(services.length);
});
