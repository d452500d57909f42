import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildOptions, runnerImport } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Imported at run time, since Vite wants of a config's own imports what no other file of ours has:
// the extension ".ts".
type Ours = typeof import('./scripts/vite/plugins');
const { module: ours } = await runnerImport<Ours>(at('scripts/vite/plugins.ts'));
type Order = typeof import('./scripts/test/slowFirst');
const { module: order } = await runnerImport<Order>(at('scripts/test/slowFirst.ts'));

const IN_DOM = ['tests/**/*.dom.test.{ts,tsx}'];
/** Of parts that keep no state in their modules: their files share a worker. */
const SHARED_DOM = ['tests/{engine,site}/**/*.dom.test.{ts,tsx}'];
/** Those of them that replace modules all the same. */
const REPLACING = ['**/{lostPhotos,date,lazyCombobox}.dom.test.tsx'];
const IN_BROWSER = ['tests/browser/**/*.test.ts'];

const SERVER: BuildOptions = { outDir: 'dist/server', target: 'node20', copyPublicDir: false };

const SITE: BuildOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  manifest: true,
  // The policy allows neither inline scripts nor data: addresses for them.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // What every page begins with is one file: on a slow line each of thirty would cost a round trip.
  rolldownOptions: {
    output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
  },
};

/** Beside the site and after it, so that it shares no file with it and splits none of its in two. */
const BENCH: BuildOptions = {
  ...SITE,
  manifest: false,
  emptyOutDir: false,
  copyPublicDir: false,
  chunkSizeWarningLimit: 1000,
  rolldownOptions: { input: at('scripts/bench/index.html') },
};

/** By itself, since it runs before any module of the site, and only in the panel's frame. */
const PREVIEW: BuildOptions = {
  ...BENCH,
  rolldownOptions: {
    input: at('src/platform/preview/inFrame.ts'),
    output: { format: 'iife', entryFileNames: 'preview.js' },
  },
};

/** Another script of its own, which names the site's files: after the site. */
const WORKER: BuildOptions = {
  ...BENCH,
  rolldownOptions: {
    input: at('src/platform/offline/worker.ts'),
    output: { format: 'iife', entryFileNames: 'worker.js' },
  },
};

const CLIENT: Readonly<Record<string, BuildOptions>> = {
  bench: BENCH,
  preview: PREVIEW,
  worker: WORKER,
};

const DOM: TestProjectInlineConfiguration['test'] = {
  environment: 'happy-dom',
  setupFiles: 'tests/patience.ts',
  testTimeout: 20_000,
  // Through our plugins, so that the forms under test have the reduced rjsf that visitors get.
  server: { deps: { inline: [/@rjsf/] } },
  maxWorkers: 2,
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), ours.plugins(at('.'))],
  build: isSsrBuild ? SERVER : (CLIENT[mode] ?? SITE),
  test: {
    sequence: { sequencer: order.SlowFirst },
    // Read at run time, so `--changed` finds no test by them: it runs all.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/*.{json,tsv}'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...IN_DOM, ...IN_BROWSER],
          globalSetup: 'tests/shared/globalSetup.ts',
          setupFiles: 'tests/shared/cleanUp.ts',
          alias: { '@node-rs/argon2': at('tests/shared/argon2.ts') },
          testTimeout: 20_000,
          // Importing the server takes longer than most files of tests: those of a worker share it.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...DOM,
          name: 'dom',
          include: ['tests/!(engine|site)/**/*.dom.test.{ts,tsx}', ...REPLACING],
        },
      },
      {
        extends: true,
        test: {
          ...DOM,
          name: 'dom-shared',
          include: SHARED_DOM,
          exclude: REPLACING,
          // Importing rjsf and opening a document take longer than most files of tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: ['tests/shared/globalSetup.ts', 'tests/browser/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A page on a busy machine may take its time; what never comes still fails.
          expect: { poll: { timeout: 10_000 } },
          isolate: false,
          setupFiles: ['tests/shared/cleanUp.ts', 'tests/browser/setUp.ts'],
          // Pages wait more than they work.
          maxWorkers: 3,
        },
      },
    ],
  },
}));
