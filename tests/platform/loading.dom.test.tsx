import { lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loading } from '../../src/platform/loading/Loading';
import { lazyComponent } from '../../src/platform/loading/lazyComponent';

// Within `act` React delays nothing. Its other work does not use `setTimeout`, which stands still here.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders, lets so many parts arrive one after the other, and returns the text before the first and after each. */
async function textsOf(element: ReactNode, arrivals: number): Promise<(string | null)[]> {
  const place = document.createElement('div');
  createRoot(place).render(element);
  await pass();
  const texts = [place.textContent];
  for (let count = 0; count < arrivals; count += 1) {
    arrive();
    await pass();
    texts.push(place.textContent);
  }
  return texts;
}

/** Lets React do all that it does without waiting. */
async function pass(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

let arrive: () => void;
const arrival = () => new Promise<void>((resolve) => (arrive = resolve));
const Shown = () => 'shown';

it('shows what has loaded without a delay', async () => {
  const Part = lazyComponent(() => arrival().then(() => Shown));
  const element = (
    <Loading fallback="loading">
      <Part />
    </Loading>
  );
  expect(await textsOf(element, 1)).toEqual(['loading', 'shown']);
});

it('shows what loads in two parts, one after the other, without a delay', async () => {
  const Inner = lazyComponent(() => arrival().then(() => Shown));
  const Outer = lazyComponent(() => arrival().then(() => () => <Inner />));
  const element = (
    <Loading fallback="loading">
      <Outer />
    </Loading>
  );
  expect(await textsOf(element, 2)).toEqual(['loading', 'loading', 'shown']);
});

// If this fails, Suspense can replace `Loading`.
it('differs from Suspense, which shows it later', async () => {
  const Part = lazy(() => arrival().then(() => ({ default: Shown })));
  const element = (
    <Suspense fallback="loading">
      <Part />
    </Suspense>
  );
  expect(await textsOf(element, 1)).toEqual(['loading', 'loading']);
});
