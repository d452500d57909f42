import { afterAll, vi } from 'vitest';
import { runAfterFile } from './afterFile';

// Files share a worker, and anything that one of them replaced.
afterAll(async () => {
  await runAfterFile();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetConfig();
});
