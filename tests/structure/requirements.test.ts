import { describe, expect, it } from 'vitest';
import requirements from '../requirements/requirements.json';
import { readTree } from './sourceFile';

const texts = readTree('tests')
  .filter(({ path }) => /\.test\.tsx?$/u.test(path))
  .map(({ text }) => text);

const found = (pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([call, id]) => ({ call, id })));

const stated = new Set(found(/\bfigure\(\s*\w+,\s*'(R\d+)'/gu).map(({ id }) => id));

describe.each(Object.entries(requirements))('%s (%s)', (id) => {
  it('has a test that states a figure', () => {
    expect([...stated]).toContain(id);
  });
});

it('no figure is written by hand', () => {
  expect(found(/\bfigure\(\s*\w+,\s*'(R\d+)',\s*(?:['"]|`[^`$]*`)/gu)).toEqual([]);
});
