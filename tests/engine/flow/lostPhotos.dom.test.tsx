import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Values } from '../../../src/definition/model/values';
import { useFlow } from '../../../src/engine/flow/useFlow';
import type { LocalPhotoStore } from '../../../src/engine/inputs/localPhotoStore';
import { memoryPhotoStore } from '../inputs/photos';
import { answer, draftOf, open, PORTS, said } from './form';

const { photoStore } = vi.hoisted(() => ({ photoStore: {} as LocalPhotoStore }));

vi.mock('../../../src/engine/inputs/localPhotoStore', () => ({
  createLocalPhotoStore: () => photoStore,
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const storeDraft = (values: Values) =>
  localStorage.setItem(
    'rega-draft:small',
    JSON.stringify(draftOf({ values, savedAt: Date.now() })),
  );

it('asks for lost photos again, and keeps answers given while the device was searched', async () => {
  const kept = { file: new Blob(['x']), name: 'kept.jpg' };
  let look = () => {};
  const looked = new Promise<void>((resolve) => (look = resolve));
  const restore = vi.fn(async () => looked.then(() => ['kept']));
  Object.assign(photoStore, memoryPhotoStore({ kept, added: kept }), { restore });
  storeDraft({ name: 'Lana', photos: ['kept', 'gone'] });
  const { result } = renderHook(() => useFlow(open().module, PORTS));
  const { scope } = result.current.flow;
  await vi.waitFor(() => expect(restore).toHaveBeenCalledTimes(2));
  answer({ scope }, { photos: ['kept', 'gone'], note: 'Hello' });
  await act(async () => look());
  expect(scope.store.getState().values).toMatchObject({ name: 'Lana', note: 'Hello' });
  expect(said(scope.store.getState().issues)).toEqual(['photos fileType']);
  // Another answer says nothing about the photo.
  answer({ scope }, { note: 'Hello again' });
  expect(said(scope.store.getState().issues)).toEqual(['photos fileType']);
  answer({ scope }, { photos: ['kept', 'added'] });
  expect(scope.store.getState().issues).toEqual([]);
});

it('asks for no photo that was added while the device was searched', async () => {
  let look = () => {};
  const looked = new Promise<void>((resolve) => (look = resolve));
  const restore = vi.fn(async () => looked.then(() => []));
  Object.assign(photoStore, memoryPhotoStore(), { restore });
  storeDraft({ photos: ['gone'] });
  const { result } = renderHook(() => useFlow(open().module, PORTS));
  const { scope } = result.current.flow;
  await vi.waitFor(() => expect(restore).toHaveBeenCalledTimes(2));
  answer({ scope }, { photos: ['added'] });
  await act(async () => look());
  expect(scope.store.getState().issues).toEqual([]);
});
