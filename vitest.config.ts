import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { services } from './scripts/vite/services';

const schemas = fileURLToPath(new URL('schemas', import.meta.url));
const NEEDS_DOM = ['tests/engine/**/*.test.{ts,tsx}', 'tests/platform/**/*.test.{ts,tsx}'];
const IN_BROWSER = ['tests/browser/**/*.test.ts'];

export default defineConfig({
  plugins: [services(schemas)],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...NEEDS_DOM, ...IN_BROWSER],
        },
      },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: NEEDS_DOM } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: ['tests/browser/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
