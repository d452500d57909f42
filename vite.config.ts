import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildOptions, runnerImport } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Imported at run time, since Vite would require the extension ".ts" in a config's static imports,
// which no other file here has.
type Ours = typeof import('./scripts/vite/plugins');
const { module: ours } = await runnerImport<Ours>(at('scripts/vite/plugins.ts'));
type Chunks = typeof import('./scripts/vite/panelChunk');
const { module: chunks } = await runnerImport<Chunks>(at('scripts/vite/panelChunk.ts'));
type Order = typeof import('./scripts/test/slowFirst');
const { module: order } = await runnerImport<Order>(at('scripts/test/slowFirst.ts'));

const IN_DOM = ['tests/**/*.dom.test.{ts,tsx}'];
/** Tests of folders without module state: their files share a worker. */
const SHARED_DOM = ['tests/{engine,site}/**/*.dom.test.{ts,tsx}'];
/** Exceptions, which replace modules. */
const REPLACING = ['**/{lostPhotos,rowPhotos,date,lazyCombobox}.dom.test.tsx'];
const IN_BROWSER = ['tests/browser/**/*.test.ts'];

/**
 * Packages that the server's build leaves outside: they have native code, or few starts read them. All others
 * are bundled: a start from their separate files takes 1.4 s of CPU time, and one from the bundle 0.8 s.
 */
const NOT_BUNDLED = ['@aws-sdk/client-s3', '@zxcvbn-ts/language-common', 'libsql', 'pg', 'sharp'];

/**
 * What packages load at each start and the server never calls: documents in YAML, lists of folders, keys of IPv6
 * networks, streamed pages. It is a twentieth of the CPU time of a start.
 */
const NEVER_CALLED = /^(?:yaml|glob|ip-address|.*\/react-dom-server\.node\.production\.js)$/u;

/** What packages import of others and our pages do not need: a hook that React 18 brought, what completes addresses. */
const LEAN = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u, replacement: 'react' },
  { find: /^ufo$/u, replacement: at('scripts/vite/leanUfo.ts') },
];

const SERVER: BuildOptions = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  // What renders the site is separate, so that a start does not load it.
  rolldownOptions: { input: ['src/server/main.ts', 'src/renderSite.tsx'] },
};

const SITE: BuildOptions = {
  outDir: 'dist/client',
  manifest: true,
  // The CSP allows neither inline scripts nor data: URLs for them.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // The entry is bundled into one file: on a slow connection each of thirty would cost a round
  // trip.
  rolldownOptions: {
    // Safari before 16 has no fields of classes: they are set, since defining them takes helpers that every page loads.
    transform: { assumptions: { setPublicClassFields: true } },
    output: {
      // The entry lists all chunks: their names would be more than a kilobyte of it (dist/sources.json has them).
      chunkFileNames: 'assets/[hash].js',
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith('.css'))
          ? 'assets/[hash][extname]'
          : 'assets/[name]-[hash][extname]',
      codeSplitting: {
        groups: [
          { name: 'site', tags: ['$initial'] },
          {
            name: 'words',
            test: /\/src\/(?:definition\/model\/(?:money|days|fold|clock)|engine\/inputs\/useLazyPart)/,
          },
          // Small modules that most pages with content share: as a chunk each, they delay the photos of a page.
          {
            name: 'records',
            test: /\/src\/(?:site\/carousel\/|platform\/content\/shownRecords|engine\/inputs\/useTurning)/,
          },
          {
            name: 'pages',
            test: /\/src\/(?:platform\/(?:content\/Loaded|embed\/)|site\/lists\/(?:RecordMissing|lists\.css|GrowingList|FilterSelect))/,
          },
          // What the home page begins with, and other pages share.
          {
            name: 'face',
            test: /\/src\/(?:site\/(?:moments|trust\/(?:TrustFigures|trustContent)|contact\/(?:OpenState|office|useTimeText)|search\/SiteSearch|tiles\/(?:MyRequests|ServiceTiles)|service\/device|share\/statusHref|base\/(?:SearchBox|useNear))|platform\/(?:map\/mapAddress|theme\/tileIcons))/,
          },
          { name: chunks.panelChunk, debugName: 'panel', includeDependenciesRecursively: false },
          { name: 'date', test: /\/node_modules\/dayjs\/dayjs\.min/ },
          { name: 'blogs', test: /\/src\/site\/blogs\/(?!\w+Page\.)/ },
          // The panel's editor uses some of these, too: without it they would be several chunks.
          {
            name: 'questions',
            test: /\/src\/(?:definition\/(?:ui\/|language\/helpMarkup|describe\/rowName|validate\/(?:prune|check\.|fromAjv|rules)|model\/(?:stepOf|formOrder|placedValues|prefill|counted|sumLimits))|engine\/(?:inputs\/(?:LazyPart|LazyPhotos|RadioChoice|groupsOf|DateInput|Icon|TimeInput|direction|useOptions|localPhotoStore)|review\/usePlaceName|dom\/(?:pointerPress|newKey)|rjsf\/(?:formProps|validator|lean\/(?:deepEquals|unused|validatorUtils))|flow\/unlistedTexts|controlId|focusIssue|invalidWords|answerWords|rowTitle))/,
          },
        ],
      },
    },
  },
};

/**
 * Built separately after the site, so that it shares no chunk with it and splits none of the
 * site's.
 */
const BENCH: BuildOptions = {
  ...SITE,
  manifest: false,
  emptyOutDir: false,
  copyPublicDir: false,
  chunkSizeWarningLimit: 1000,
  rolldownOptions: { input: at('scripts/bench/index.html') },
};

/**
 * Built separately, since it runs before any module of the site, and only in the panel's preview
 * frame.
 */
const PREVIEW: BuildOptions = {
  ...BENCH,
  rolldownOptions: {
    input: at('src/platform/preview/previewBootstrap.ts'),
    output: { format: 'iife', entryFileNames: 'preview.js' },
  },
};

/** Built last, since it lists the site's files. */
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
  testTimeout: 120_000,
  // Applies our plugins, so that tests run the reduced rjsf that visitors get.
  server: { deps: { inline: [/@rjsf/] } },
  maxWorkers: 2,
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), ours.plugins(at('.'))],
  ...(isSsrBuild && {
    ssr: { noExternal: true, external: NOT_BUNDLED },
    resolve: { alias: [{ find: NEVER_CALLED, replacement: at('scripts/vite/neverCalled.ts') }] },
    // Leaves the development build of React out, which is slower to load and to run.
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  ...(!isSsrBuild && { resolve: { alias: LEAN } }),
  build: isSsrBuild ? SERVER : (CLIENT[mode] ?? SITE),
  test: {
    sequence: { sequencer: order.SlowFirst },
    // A busy machine may be slow; what never comes still fails.
    expect: { poll: { timeout: 30_000 } },
    // Read at run time, so `--changed` cannot relate tests to them: it runs all.
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
          alias: [{ find: /^\.\/hashThreads$/u, replacement: at('tests/shared/hashThreads.ts') }],
          testTimeout: 120_000,
          // Importing the server takes longer than most test files: the files of a worker share it.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...DOM,
          name: 'dom',
          // Isolated as well, and each file costs a third less CPU time than in a process of its own.
          pool: 'vmThreads',
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
          // Importing rjsf and creating a document take longer than most test files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: ['tests/shared/globalSetup.ts', 'tests/browser/globalSetup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          isolate: false,
          setupFiles: ['tests/shared/cleanUp.ts', 'tests/browser/setUp.ts'],
          // Browser tests wait more than they compute.
          maxWorkers: 3,
          // After the others, if a run has both: Vitest does not run different numbers of workers together.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
