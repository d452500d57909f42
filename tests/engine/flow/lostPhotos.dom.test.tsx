import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFlow } from '../../../src/engine/flow/useFlow';
import type { LocalPhotoStore } from '../../../src/engine/inputs/localPhotoStore';
import { memoryPhotoStore } from '../inputs/photos';
import { draftOf, open, PORTS } from './form';

const { photoStore } = vi.hoisted(() => ({ photoStore: {} as LocalPhotoStore }));

vi.mock('../../../src/engine/inputs/localPhotoStore', () => ({
  createLocalPhotoStore: () => photoStore,
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('removes lost photos from a draft, but no answers given while the device was searched', async () => {
  const kept = { file: new Blob(['x']), name: 'kept.jpg' };
  let look = () => {};
  const looked = new Promise<void>((resolve) => (look = resolve));
  Object.assign(photoStore, memoryPhotoStore({ kept, added: kept }), {
    restore: async () => looked.then(() => ['kept']),
  });
  const values = { name: 'Lana', photos: ['kept', 'gone'] };
  localStorage.setItem(
    'rega-draft:small',
    JSON.stringify(draftOf({ values, savedAt: Date.now() })),
  );
  const { result } = renderHook(() => useFlow(open().module, PORTS));
  const { scope } = result.current.flow;
  scope.merge(['photos', 'note'], { photos: ['kept', 'gone', 'added'], note: 'Hello' });
  await act(async () => look());
  const { values: left } = scope.store.getState();
  expect(left).toMatchObject({ name: 'Lana', photos: ['kept', 'added'], note: 'Hello' });
});
