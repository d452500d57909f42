import { expect, it, vi } from 'vitest';
import type { SubmitRequest } from '../../src/definition/payload/submitRequest';

vi.stubGlobal('location', { search: '' });
vi.stubGlobal('document', { querySelector: () => null, documentElement: { lang: '' } });
const { fileWords, requestHead } = await import('../../scripts/playground/page/requestHead');

const json: SubmitRequest = { path: 'client/a/', encoding: 'json', json: {} };

it.each([
  [json, 'application/json'],
  [{ path: 'client/a/', encoding: 'multipart', parts: [] } as const, 'multipart/form-data'],
])('shows the request head: %o', (request, type) => {
  expect(requestHead(request, 'a-key', 'ku')).toEqual([
    'POST /api/client/a/',
    'Accept-Language: ckb',
    'Content-Language: ckb',
    `Content-Type: ${type}`,
    'Idempotency-Key: a-key',
  ]);
});

it('describes a photo by name, size and type', () => {
  const file = new Blob(['x'.repeat(12_345)], { type: 'image/jpeg' });
  expect(fileWords({ file, name: 'pass.jpg' })).toBe('pass.jpg, 12 kB, image/jpeg');
  expect(fileWords(undefined)).toBe('a photo that was removed');
});
