import { expect, test, vi } from 'vitest';
import { keptContent } from '../../../src/server/content/keptContent';
import type { ContentRecord } from '../../../src/server/records/contents';

const record = (id: string): ContentRecord => ({
  id,
  createdAt: '',
  updatedAt: '',
  revision: 1,
  writtenBy: '',
  document: {},
});

function source() {
  const contents = {
    now: 1,
    revision: () => contents.now,
    list: vi.fn(async (kind: string) => [record(kind)]),
    read: vi.fn(async (_: string, id: string) => record(id)),
  };
  return { contents, kept: keptContent(contents) };
}

test('reads a list and a record once while no content is written', async () => {
  const { contents, kept } = source();
  const lists = await Promise.all([kept.list('a'), kept.list('a'), kept.list('b')]);
  expect(lists[1]).toBe(lists[0]);
  expect(lists[2]).toEqual([record('b')]);
  expect(await kept.read('a', 'x')).toBe(await kept.read('a', 'x'));
  expect(await kept.read('b', 'x')).not.toBe(await kept.read('a', 'x'));
  expect([contents.list, contents.read].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('reads again after a content write', async () => {
  const { contents, kept } = source();
  const before = await kept.list('a');
  contents.now += 1;
  expect(await kept.list('a')).not.toBe(before);
});

test('is not confused by an older revision that arrives late', async () => {
  let tell = (_: number): void => {};
  const revisions = [new Promise<number>((resolve) => (tell = resolve)), 2, 2];
  const contents = {
    revision: () => revisions.shift() ?? 2,
    list: vi.fn(async (kind: string) => [record(kind)]),
    read: async () => undefined,
  };
  const kept = keptContent(contents);
  const early = kept.list('a');
  await kept.list('a');
  tell(1);
  const old = await early;
  expect(await kept.list('a')).not.toBe(old);
  expect(contents.list).toHaveBeenCalledTimes(3);
});

test('keeps no failure, and no more than a few hundred records', async () => {
  const { contents, kept } = source();
  contents.list.mockRejectedValueOnce(new Error('gone'));
  await expect(kept.list('a')).rejects.toThrow('gone');
  expect(await kept.list('a')).toEqual([record('a')]);
  const first = await kept.read('a', '0');
  for (let id = 1; id < 400; id += 1) await kept.read('a', String(id));
  expect(await kept.read('a', '0')).not.toBe(first);
});

test('looks for nothing that cannot be an id', async () => {
  const { contents, kept } = source();
  for (const id of ['', '\0', '\ud800', 'a b', 'x'.repeat(1_000_000)]) {
    expect(await kept.read('a', id)).toBeUndefined();
  }
  expect(contents.read).not.toHaveBeenCalled();
});
