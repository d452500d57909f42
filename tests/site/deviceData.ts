import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { clearSession } from '../../src/platform/api/sessionStore';
import { stopEntering } from '../../src/site/service/entering';

/** Removes what a test has rendered and stored on the device, and its session. */
export function clearDevice(): void {
  cleanup();
  clearSession();
  localStorage.clear();
  stopEntering();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
}
