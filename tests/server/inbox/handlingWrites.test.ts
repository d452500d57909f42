import { expect, test } from 'vitest';
import type { ActivityEntry } from '../../../src/contract/activity';
import { isLong } from '../support/long';
import { startServer, STAFF } from '../support/harness';
import { sampleRequest, services } from '../submit/submission';
import { people } from '../users/people';

interface Shown {
  readonly id: string;
  readonly due: string | null;
  readonly version: number;
  readonly notes: readonly { readonly text: string }[];
  readonly activity: readonly ActivityEntry[];
}

/** For each of two colleagues. */
const ROUNDS = isLong ? 500 : 25;

const server = await startServer();
const { as, colleague } = people(server);
const [service] = services;

type Call = ReturnType<typeof as>;

/** A day of its own for each change, so that a value tells who has written it, and when. */
const dayOf = (number: number): string =>
  new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10);

/** A colleague who changes the date as the panel does: from what was read, asked when somebody else was faster. */
function handler(call: Call, path: string, base: Shown) {
  let known = base;
  /** What each change took the place of, as its author knew it. */
  const replaced = new Map<string, string | null>();
  const write = async (due: string): Promise<void> => {
    const response = await call('PUT', path, { due, version: known.version });
    if (response.statusCode === 200) {
      replaced.set(due, known.due);
      known = response.json<Shown>();
      return;
    }
    expect(response.statusCode).toBe(412);
    known = response.json<{ current: Shown }>().current;
    await write(due);
  };
  return { replaced, write };
}

test('no change or note of two colleagues at once is lost silently', async () => {
  const mine = as(await server.login());
  const { call: theirs } = await colleague();
  const { reference } = (await server.app.inject(await sampleRequest(service!))).json<{
    reference: string;
  }>();
  const { data } = (await mine('GET', `application/?search=${reference}`)).json<{
    data: Shown[];
  }>();
  const path = `application/${data[0]?.id}/`;
  const read = async () => (await mine('GET', path)).json<Shown>();
  const base = await read();
  const calls = [mine, theirs];
  const handlers = calls.map((call) => handler(call, path, base));
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      handlers.flatMap(({ write }, who) => [
        write(dayOf(2 * round + who)),
        calls[who]!('POST', `${path}note/`, { text: `${round} ${who}` }),
      ]),
    );
  }
  const { due, notes, activity } = await read();
  const replaced = new Map(handlers.flatMap((one) => [...one.replaced]));
  // Each change took the place of the one that its author had seen: from the last they lead back to the first.
  const chain: string[] = [];
  for (let day = due; day !== null; day = replaced.get(day) ?? null) chain.push(day);
  expect(new Set(chain).size).toBe(2 * ROUNDS);
  const told = activity.flatMap(({ kind, text }) => (kind === 'due' ? [text] : []));
  expect(told.toSorted()).toEqual(chain.toSorted());
  expect(new Set(notes.map(({ text }) => text)).size).toBe(2 * ROUNDS);
});

test('the second of two changes to the same version of an account is refused', async () => {
  const { id } = await colleague();
  const headers = { ...(await server.login()), 'accept-language': 'ar' };
  const write = (payload: object, more = {}) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/user/${id}/`,
      payload,
      headers: { ...headers, ...more },
    });
  expect((await write({ name: 'First' }, { 'if-match': '"1"' })).statusCode).toBe(200);
  const late = [{ name: 'Second', version: 1 }, { name: 'Second' }] as const;
  for (const refused of [await write(late[0]), await write(late[1], { 'if-match': '"1"' })]) {
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({
      savedBy: STAFF.email,
      current: { id, name: 'First', version: 2 },
      errors: [{ code: 'stale', message: expect.stringContaining('بعد أن فتحته') as string }],
    });
  }
  expect((await write({ name: 'Second', version: 2 })).json()).toMatchObject({ version: 3 });
});
