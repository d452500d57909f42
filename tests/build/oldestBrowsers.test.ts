import { type InlineConfig, preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../../scripts/vite/oldestBrowsers';

/** Lets the plugin look at a build that has one module. */
function built(id: string, code: string, name = 'client'): void {
  const { generateBundle } = oldestBrowsers();
  const bundle = { 'a.js': { type: 'chunk', modules: { [id]: { code } } } };
  const error = (message: string) => {
    throw new Error(message);
  };
  (generateBundle as (...args: unknown[]) => void).call(
    { environment: { name }, error },
    {},
    bundle,
  );
}

describe('the build of the pages', () => {
  it.each([
    'list.toSorted()',
    'list.map(one).toSpliced(1, 1)',
    'fetch(path, { signal: AbortSignal.timeout(5) })',
    'Object.groupBy(list, key)',
    'const { promise } = Promise.withResolvers()',
    '/(?<=a)b/u.test(text)',
  ])('fails if a package has: %s', (code) => {
    expect(() => built('/node_modules/a/index.js', code)).toThrow(
      /^\/node_modules\/a\/index\.js uses .+ chrome100, firefox100, safari15\.4$/u,
    );
  });

  it.each([
    ['/node_modules/a/index.js', 'list.sort(); zone.timeout(5); /(?<name>a)/u.test(text)'],
    ['/node_modules/pdfjs-dist/legacy/build/pdf.mjs', 'Promise.withResolvers()'],
  ])('passes if %s has: %s', (id, code) => {
    expect(() => built(id, code)).not.toThrow();
  });

  it('does not look at what the server runs', () => {
    expect(() => built('/src/server/main.ts', 'list.toSorted()', 'ssr')).not.toThrow();
  });
});

it.each([
  ['@media (width < 600px) {}', '@media (max-width: 599.98px) {}'],
  [
    '@media (width >= 600px) and (height < 31em) {}',
    '@media (width >= 600px) and (max-height: 30.98em) {}',
  ],
  [
    'a { height: calc(100dvh - 8px) }',
    'a { height: calc(100vh - 8px); height: calc(100dvh - 8px) }',
  ],
  ['a { height: 40vh; height: 50dvh }', 'a { height: 40vh; height: 50dvh }'],
])('writes %s as %s', async (written, built) => {
  const { config } = oldestBrowsers();
  const own = (config as (...args: unknown[]) => InlineConfig)({}, { isSsrBuild: false });
  const resolved = await resolveConfig({ ...own, configFile: false }, 'build');
  expect((await preprocessCSS(written, 'a.css', resolved)).code).toBe(built);
});
