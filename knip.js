const IMPORTED = /(?:url\(|@import\s+)['"]([^'"]+)['"]/g;

/** What a style sheet loads, as knip reads imports. */
const css = (text) =>
  [...text.matchAll(IMPORTED)].map(([, path]) => `import ${JSON.stringify(path)};`).join('\n');

export default {
  entry: [
    'scripts/*.mjs',
    'scripts/{bench/page,check/main,mrz/{main,page/page},test/slowFirst,vite/plugins}.ts',
    'scripts/designer/{page.tsx,plugin.ts}',
    // The check takes all lints of a file.
    'scripts/check/lints/*.ts',
    'src/lint/rules/*.ts',
    'src/engine/rjsf/lean/*.ts',
    'scripts/vite/{leanUfo,neverCalled}.ts',
    'src/{renderSite.tsx,start.ts}',
    'src/{server/main,platform/preview/previewBootstrap,platform/offline/worker}.ts',
    'tests/browser/fixture/page.tsx',
    'tests/shared/hashThreads.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,tsx,mjs}', 'tests/**/*.{ts,tsx}'],
  // Programs of the system; without the rarer ones their tests are skipped.
  ignoreBinaries: [
    'caddy',
    'fc-match',
    'mkfifo',
    'nsenter',
    'setpriv',
    'systemd-analyze',
    'unshare',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css },
};
