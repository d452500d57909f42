import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may take its time; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

// What happy-dom sends fails later, in another test, if nobody answers; jsdom has none.
navigator.sendBeacon = () => true;

// The files of a worker share its modules and its document.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
