import { expect, test } from 'vitest';
import { CompressedCache } from '../../../src/server/http/compressedCache';

/** Records its input instead of compressing it. */
function packer() {
  const given: string[] = [];
  const pack = async (bytes: Buffer) => {
    given.push(bytes.toString());
    return bytes;
  };
  return { given, pack };
}

test('compresses a repeated response once for each encoding', async () => {
  const { given, pack } = packer();
  const packed = new CompressedCache(100);
  for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
    expect(String(await packed.of('one', encoding, pack))).toBe('one');
  }
  expect(String(await packed.of('two', 'br', pack))).toBe('two');
  expect(given).toEqual(['one', 'one', 'two']);
});

test('evicts the oldest responses first', async () => {
  const { given, pack } = packer();
  const packed = new CompressedCache(9);
  for (const text of ['one', 'two', 'six', 'one', 'ten', 'one', 'six', 'two']) {
    await packed.of(text, 'br', pack);
  }
  expect(given).toEqual(['one', 'two', 'six', 'ten', 'two']);
});

test('stores a response once that is compressed twice at the same time', async () => {
  const { given, pack } = packer();
  const packed = new CompressedCache(6);
  await Promise.all(['one', 'one', 'one'].map((text) => packed.of(text, 'br', pack)));
  for (const text of ['two', 'one', 'two']) await packed.of(text, 'br', pack);
  expect(given).toEqual(['one', 'one', 'one', 'two']);
});

test('does not store responses larger than the cache', async () => {
  const { given, pack } = packer();
  const packed = new CompressedCache(6);
  for (const text of ['one', 'too large', 'one', 'too large']) await packed.of(text, 'br', pack);
  expect(given).toEqual(['one', 'too large', 'too large']);
});

test('does not store failures', async () => {
  const { given, pack } = packer();
  const packed = new CompressedCache(100);
  const fails = () => Promise.reject(new Error('no memory'));
  await expect(packed.of('one', 'br', fails)).rejects.toThrow('no memory');
  expect(String(await packed.of('one', 'br', pack))).toBe('one');
  expect(given).toEqual(['one']);
});
