import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { isLong } from '../server/support/long';
import { runAfterFile } from './afterFile';

// Half of what is usual, unless a property says otherwise; LONG=1: five times as much.
fc.configureGlobal({ numRuns: isLong ? 500 : 50 });

// Files share a worker, and anything that one of them replaced.
afterAll(async () => {
  await runAfterFile();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetConfig();
});
