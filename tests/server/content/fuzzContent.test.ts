import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type ContentKind, OF_EVERY_RECORD } from '../../../src/definition/content/contentType';
import { checkRecord, type KnownRecords } from '../../../src/definition/content/checkRecord';
import type { Values } from '../../../src/definition/model/values';
import { interpret } from '../../../src/definition/validate/interpret';
import { toRecordSchema } from '../../../src/definition/content/toRecordSchema';
import { loadCatalogue } from '../../../src/server/catalogue';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { knownRecords } from '../../../src/server/content/writes/knownRecords';
import { storableTextIssues } from '../../../src/server/http/storableText';
import { ROOT } from '../support/folders';
import { asSent, damaged, fuzzing, timeFor } from '../submit/fuzz';
import { recordOf } from './fuzzContent';
import { expectRefusal, issuesOf } from '../support/scenario';
import { startStaffed, withId } from '../support/staffed';

const kinds = await loadContentKinds(ROOT);
const { call, storage } = await startStaffed();
const { numRuns, seed } = fuzzing(8);
const entries = await loadCatalogue(ROOT);
const catalogue = { find: (id: string) => entries.find(({ service }) => service.id === id) };
const counts = { accepted: 0, refused: 0 };

afterAll(() => {
  const { accepted, refused } = counts;
  console.log(`fuzzed content: ${accepted} accepted, ${refused} refused, seed ${seed}`);
});

const withoutOwn = (record: Values): Values =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => !OF_EVERY_RECORD.some((own) => own === name)),
  );

/** The server runs ajv's code. */
const issuesIn = ({ fields }: ContentKind, record: Values, known: KnownRecords) =>
  checkRecord({ fields }, record, interpret(toRecordSchema(fields)), known);

const written = ({ samples, fields }: ContentKind) =>
  damaged(fc.oneof(fc.constantFrom(...samples.map(withoutOwn)), recordOf(fields))).map(asSent);

test.each(kinds.map((kind) => [kind.id, kind] as const))(
  '%s takes what its definition takes, and nothing else',
  async (_, kind) => {
    const { create = [], update = [] } = kind.calls;
    const [record] = await storage.content.list(kind.id);
    const put = withId(update.find((path) => path.includes('{id}')) ?? '', record?.id ?? '');
    await fc.assert(
      fc.asyncProperty(written(kind), fc.boolean(), async (document, isNew) => {
        const known = await knownRecords(kind, { storage, catalogue });
        const ownless = withoutOwn(document);
        const isGood =
          storableTextIssues(ownless).length === 0 && issuesIn(kind, ownless, known).length === 0;
        const before = await storage.content.list(kind.id);
        const others = isNew ? before : before.filter(({ id }) => id !== record?.id);
        const isSame = (kind.unique ?? []).some((field) =>
          others.some((other) => other.document[field] === ownless[field]),
        );
        const response = await (isNew
          ? call('POST', create[0] ?? '', document)
          : call('PUT', put, document));
        expect([200, 201, 400, 413, 422], response.body).toContain(response.statusCode);
        const isTaken = response.statusCode < 300;
        counts[isTaken ? 'accepted' : 'refused'] += 1;
        const isReadable = response.statusCode !== 400 && response.statusCode !== 413;
        if (isReadable) expect(isTaken, response.body).toBe(isGood && !isSame);
        const after = await storage.content.list(kind.id);
        if (!isTaken) {
          expect(after).toEqual(before);
          expectRefusal(response);
          if (isReadable) for (const [name] of issuesOf(response)) expect(name).not.toBe('');
          return;
        }
        const { id } = response.json<{ id: string }>();
        const stored = after.find((one) => one.id === id);
        expect(issuesIn(kind, stored?.document ?? { lost: true }, known)).toEqual([]);
        if (response.statusCode === 201) await storage.content.remove(kind.id, id);
      }),
      { numRuns, seed },
    );
  },
  timeFor(numRuns),
);

test('generates both accepted and refused records', () => {
  expect(counts.accepted).toBeGreaterThan(kinds.length);
  expect(counts.refused).toBeGreaterThan(kinds.length);
});
