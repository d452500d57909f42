import { describe, expect, test } from 'vitest';
import type { Json, Values } from '../../../src/definition/model/values';
import { documentOf } from '../../../src/panel/content/records';
import { differences, merged } from '../../../src/definition/content/differences';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { STAFF } from '../support/harness';
import { isLong } from '../support/long';
import { startStaffed, withId } from '../support/staffed';
import { people } from '../users/people';
import { versionIn } from '../../../src/server/http/request';

const server = await startStaffed();
const { app, settings, staff } = server;
const kinds = await loadContentKinds(settings.root);
const kind = kinds.find(({ id }) => id === 'hashtag')!;
const [create = ''] = kind.calls.create ?? [];
const [update = ''] = kind.calls.update ?? [];
const [field = ''] = Object.keys(kind.fields);
const colleague = await people(server).colleague();

interface Stored extends Values {
  id: string;
  version: number;
}

const send = (
  method: 'POST' | 'PUT',
  path: string,
  payload: object,
  headers: object = staff,
  version?: unknown,
) =>
  app.inject({
    method,
    url: `/api/${path}`,
    payload,
    headers: { ...headers, ...(version !== undefined && { 'if-match': String(version) }) },
  });
const make = async (texts: readonly string[]) =>
  (await send('POST', create, { [field]: texts })).json<Stored>();
const pathOf = ({ id }: Stored) => withId(update, id);

test('a version that PostgreSQL cannot hold is none', () => {
  expect(['7', '2147483648'].map(versionIn)).toEqual([7, -1]);
});

describe('a write of content', () => {
  test('is stored under a new version if it names the current one', async () => {
    const made = await make(['ک', 'ع', 'e']);
    const response = await send(
      'PUT',
      pathOf(made),
      { [field]: ['ک', 'ع', 'f'] },
      staff,
      `"${made.version}"`,
    );
    expect(response.statusCode).toBe(200);
    const now = response.json<Stored>();
    expect(response.headers.etag).toBe(`"${now.version}"`);
    expect(now.version).not.toBe(made.version);
    expect(now.updatedBy).toBe(STAFF.email);
  });

  test.each<[string, (version: number) => [payload: object, header?: string]]>([
    ['in If-Match', (version) => [{}, `"${version}"`]],
    ['in the body', (version) => [{ version }]],
    ['in form data, as a text', (version) => [{ version: String(version) }]],
    ['that this server never made', () => [{}, 'W/"abc"']],
  ])(
    'that names an older version %s is refused, with what is stored and by whom',
    async (_, name) => {
      const made = await make(['ک', 'ع', 'e']);
      const theirs = await send(
        'PUT',
        pathOf(made),
        { [field]: ['ک', 'ع', 'b'] },
        colleague.headers,
      );
      const [more, header] = name(made.version);
      const mine = { [field]: ['ک', 'ع', 'c'], ...more };
      const response = await send('PUT', pathOf(made), mine, staff, header);
      expect(response.statusCode).toBe(412);
      expect(response.json()).toEqual({
        errors: [expect.objectContaining({ name: '', code: 'stale', limit: colleague.email })],
        savedBy: colleague.email,
        savedAt: theirs.json<Values>().updatedAt,
        current: theirs.json(),
      });
    },
  );

  test('is stored without a version, as other clients send it', async () => {
    const made = await make(['ک', 'ع', 'e']);
    await send('PUT', pathOf(made), { [field]: ['ک', 'ع', 'b'] }, colleague.headers);
    for (const header of [undefined, '*']) {
      const response = await send('PUT', pathOf(made), { [field]: ['ک', 'ع', 'c'] }, staff, header);
      expect(response.statusCode).toBe(200);
    }
  });
});

/** A member of staff who edits as the panel does: from what was read, asked when a colleague was faster. */
function editor(headers: object, path: string) {
  let base: Stored;
  const write = async (mine: Values, seen: Set<Json>): Promise<void> => {
    const response = await send('PUT', path, mine, headers, `"${base.version}"`);
    if (response.statusCode === 200) {
      base = response.json<Stored>();
      return;
    }
    expect(response.statusCode).toBe(412);
    const { current } = response.json<{ current: Stored }>();
    const theirs = documentOf(kind.fields, current);
    const found = differences(documentOf(kind.fields, base), mine, theirs);
    // Both versions are shown; what is replaced after that is not lost silently.
    for (const one of found.filter(({ changedBy }) => changedBy === 'both')) seen.add(one.theirs!);
    base = current;
    await write(
      merged(theirs, found, () => true),
      seen,
    );
  };
  return {
    read: (record: Stored) => {
      base = record;
    },
    base: () => base,
    write,
  };
}

/** Of each colleague. */
const EDITS = isLong ? 500 : 100;

test(`${2 * EDITS} concurrent edits of two colleagues lose none silently`, async () => {
  let random = 7;
  const pick = (most: number) => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return random % most;
  };
  const made = await make(['0', '0', '0']);
  const editors = [staff, colleague.headers].map((headers) => editor(headers, pathOf(made)));
  /** The texts that somebody has read when writing something else in their place. */
  const seen = new Set<Json>(['0']);
  const written: string[] = [];
  for (const one of editors) one.read(made);
  for (let round = 0; round < EDITS; round += 1) {
    await Promise.all(
      editors.map(async (one, who) => {
        const texts = [...(one.base()[field] as string[])];
        const at = pick(3);
        seen.add(texts[at]!);
        texts[at] = `${round} ${who}`;
        written.push(texts[at]);
        await one.write({ [field]: texts }, seen);
      }),
    );
  }
  const [path = ''] = kind.calls.staff.filter(
    (call) => typeof call === 'string' && call.includes('{id}'),
  );
  const now = (await server.call('GET', withId(String(path), made.id))).json<Stored>();
  const left = now[field] as string[];
  expect(written).toHaveLength(2 * EDITS);
  expect(written.filter((text) => !left.includes(text) && !seen.has(text))).toEqual([]);
});
