import { expect, test } from 'vitest';
import { type FinishedResponse, ResponseCache } from '../../../src/server/http/responseCache';

const KB = 1024;
const response = (bytes = 10 * KB): FinishedResponse => ({
  headers: [],
  headersOfSame: [],
  etag: '""',
  route: '/',
  body: Buffer.alloc(bytes),
});

test('finds a response of the current revision only', () => {
  const cache = new ResponseCache(100 * KB);
  const made = response();
  cache.keep('a', 1, made);
  expect(cache.find('a', 1)).toBe(made);
  expect(cache.find('b', 1)).toBeUndefined();
  expect(cache.find('a', 2)).toBeUndefined();
  expect(cache.figures).toEqual({ bytes: 0, entries: 0, hits: 1, stale: 0 });
});

test('finds what was sent last while nobody knows the revision', () => {
  const cache = new ResponseCache(100 * KB);
  const made = response();
  cache.keep('a', 1, made);
  expect([cache.findStale('a'), cache.findStale('b')]).toEqual([made, undefined]);
  expect(cache.figures.stale).toBe(1);
});

test('drops all responses of another revision when it keeps one', () => {
  const cache = new ResponseCache(100 * KB);
  cache.keep('a', 1, response());
  cache.keep('b', 2, response());
  expect(cache.figures.entries).toBe(1);
  expect(cache.find('b', 2)).toBeDefined();
});

test('makes room by dropping what was not sent for the longest time', () => {
  const cache = new ResponseCache(100 * KB);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    cache.keep(key, 1, response());
    cache.find('a', 1);
  }
  for (const key of ['h', 'i']) cache.keep(key, 1, response());
  const dropped = ['a', 'b', 'c', 'd'].filter((key) => !cache.mayHave(key));
  expect(dropped).toEqual(['b']);
  expect(cache.figures.bytes).toBeLessThanOrEqual(100 * KB);
});

test('counts the keys, which are as long as somebody wants', () => {
  const cache = new ResponseCache(100 * KB);
  for (let number = 0; number < 100; number += 1) {
    cache.keep(`${number}`.padEnd(10 * KB), 1, response(0));
  }
  expect(cache.figures.entries).toBe(8);
  expect(cache.figures.bytes).toBeLessThanOrEqual(100 * KB);
});

test('keeps a response once, none that is larger than a quarter, and none without room', () => {
  const cache = new ResponseCache(100 * KB);
  cache.keep('a', 1, response());
  cache.keep('a', 1, response());
  cache.keep('b', 1, response(26 * KB));
  expect(cache.figures.entries).toBe(1);
  const none = new ResponseCache(0);
  none.keep('a', 1, response(0));
  expect(none.figures).toEqual({ bytes: 0, entries: 0, hits: 0, stale: 0 });
});
