import { act, cleanup, renderHook } from '@testing-library/react';
import type { ChangeEvent } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useGallery } from '../../src/site/cars/CarGallery';

beforeAll(() => void vi.stubGlobal('fetch', () => Promise.resolve(Response.json([]))));
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

type Gallery = ReturnType<typeof useGallery>;

const type = ({ input }: Gallery, value: string) =>
  input.onChange({ target: { value } } as ChangeEvent<HTMLInputElement>);

const STATE = { trail: { form: 'cars', stops: [0, 1] } };

const open = async (search: string) => {
  history.replaceState(STATE, '', `/services/cars${search}`);
  vi.useFakeTimers();
  const { result } = renderHook(useGallery);
  await act(async () => {});
  return result;
};

it('what is typed in the car gallery follows a link to another search', async () => {
  const gallery = await open('?search=Kia');
  await act(async () => history.pushState(null, '', '/services/cars'));
  expect(gallery.current.input.value).toBe('');
  await act(async () => vi.runAllTimersAsync());
  expect(location.search).toBe('');
});

describe('the car gallery in its address', () => {
  it.each([
    ['', { input: { value: '' }, page: 1 }],
    ['?search=Kia&page=2', { input: { value: 'Kia' }, page: 2 }],
    ['?page=-1', { page: 1 }],
    ['?page=1.5', { page: 1 }],
    ['?page=99999999999', { page: 1 }],
  ])('reads %s', async (address, query) => {
    expect((await open(address)).current).toMatchObject(query);
  });

  it.each<[string, (gallery: Gallery) => void, string]>([
    ['', (gallery) => gallery.turnTo(2), '?page=2'],
    ['?page=2', (gallery) => gallery.turnTo(1), ''],
    ['?search=Kia&page=2', (gallery) => gallery.turnTo(3), '?search=Kia&page=3'],
    ['?page=2', (gallery) => type(gallery, 'Kia '), '?search=Kia'],
    ['?search=Kia&page=2', (gallery) => type(gallery, ''), ''],
  ])('changes %s, and keeps the step of the form: %#', async (address, change, expected) => {
    const gallery = await open(address);
    await act(async () => change(gallery.current));
    await act(async () => vi.runAllTimersAsync());
    expect([location.search, history.state]).toEqual([expected, STATE]);
  });
});
