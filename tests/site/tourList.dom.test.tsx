import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTourList } from '../../src/site/tours/ToursPage';

beforeAll(() => void vi.stubGlobal('fetch', () => Promise.resolve(Response.json([]))));
afterAll(() => vi.unstubAllGlobals());
afterEach(cleanup);

const open = async (search: string) => {
  history.replaceState(null, '', `/services/tours${search}`);
  const { result } = renderHook(useTourList);
  await act(async () => {});
  return result;
};

describe('the list of tours in its address', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['', { search: '', sort: '-recommendedRate' }],
    ['?search=Rome&sort=price', { search: 'Rome', sort: 'price' }],
    ['?sort=-id&show=20', { search: '', sort: '-id' }],
    ['?sort=madeUp&show=x', { search: '', sort: '-recommendedRate' }],
  ])('%s is read', async (address, query) => {
    expect((await open(address)).current).toMatchObject(query);
  });

  it.each<[string, (list: ReturnType<typeof useTourList>) => void, string]>([
    ['?sort=price&show=30', (list) => list.searchFor('Rome'), '?search=Rome&sort=price'],
    ['?search=Rome&show=30', (list) => list.sortBy('price'), '?search=Rome&sort=price'],
    ['?search=Rome&sort=price', (list) => list.searchFor(''), '?sort=price'],
    ['?sort=price', (list) => list.sortBy('-recommendedRate'), ''],
    ['?search=Rome', (list) => list.more(), '?search=Rome&show=20'],
  ])('%s becomes another: %#', async (address, ask, expected) => {
    const list = await open(address);
    await act(async () => ask(list.current));
    expect(location.search).toBe(expected);
  });

  it('a search that waited for a pause does not take back the order that was chosen meanwhile', async () => {
    const list = await open('');
    const { searchFor } = list.current;
    await act(async () => list.current.sortBy('price'));
    await act(async () => searchFor('Rome'));
    expect(location.search).toBe('?search=Rome&sort=price');
  });

  it.each([
    ['', 9, false],
    ['', 10, true],
    ['?show=20', 19, false],
    ['?show=1000', 999, false],
    ['?show=1000', 2000, true],
  ])('%s of %s tours may have more: %s', async (address, total, expected) => {
    expect((await open(address)).current.hasMore(total)).toBe(expected);
  });
});
