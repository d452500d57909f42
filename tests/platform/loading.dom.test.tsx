import { lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Loading } from '../../src/platform/loading/Loading';
import { lazyComponent } from '../../src/platform/loading/lazyComponent';

/** Renders, resolves so many loads one after the other, and returns the text before the first and after each. */
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

/** Waits until React has done all work that it does not delay; within `act` it would delay nothing. */
async function pass(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

let arrive: () => void;
const arrival = () => new Promise<void>((resolve) => (arrive = resolve));
const Shown = () => 'shown';

it('shows a loaded component without a delay', async () => {
  const Part = lazyComponent(() => arrival().then(() => Shown));
  const element = (
    <Loading fallback="loading">
      <Part />
    </Loading>
  );
  expect(await textsOf(element, 1)).toEqual(['loading', 'shown']);
});

it('shows a component that loads another one without a delay', async () => {
  const Inner = lazyComponent(() => arrival().then(() => Shown));
  const Outer = lazyComponent(() => arrival().then(() => () => <Inner />));
  const element = (
    <Loading fallback="loading">
      <Outer />
    </Loading>
  );
  expect(await textsOf(element, 2)).toEqual(['loading', 'loading', 'shown']);
});

// If this fails, Suspense can replace `Loading`. A busy machine makes the delay longer, never shorter.
it('differs from Suspense, which delays it', async () => {
  const Part = lazy(() => arrival().then(() => ({ default: Shown })));
  const place = document.createElement('div');
  const begun = performance.now();
  createRoot(place).render(
    <Suspense fallback="loading">
      <Part />
    </Suspense>,
  );
  await pass();
  arrive();
  await vi.waitFor(() => expect(place.textContent).toBe('shown'), 30_000);
  expect(performance.now() - begun).toBeGreaterThan(250);
});
