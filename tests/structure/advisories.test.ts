import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The first versions without a published vulnerability (GHSA), of packages that had one. */
const MENDED: Readonly<Record<string, readonly [number, number, number]>> = {
  // GHSA-83w8-p2f5-377r, GHSA-423g-23ch-w7c6, GHSA-8pvw-jcv7-9cmj
  '@fastify/static': [10, 1, 3],
};

it.each(Object.entries(MENDED))('%s has no known vulnerability', (name, first) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly version: string }>>;
  };
  const version = packages[`node_modules/${name}`]?.version.split('.').map(Number) ?? [];
  const differing = first.findIndex((part, index) => part !== version[index]);
  const isEnough = differing < 0 || (version[differing] ?? 0) > (first[differing] ?? 0);
  expect(isEnough, version.join('.')).toBe(true);
});
