import { describe, expect, it } from 'vitest';
import { RULES } from './rules';
import { readTree } from './sourceFile';

const tree = readTree('.');

describe.each(RULES)('$name', ({ applies, violations, bad }) => {
  it.each(bad)('is violated by $text', (file) => {
    expect(file.path).toMatch(applies);
    expect(violations(file)).not.toEqual([]);
  });

  it('is met', () => {
    const matching = tree.filter(({ path }) => applies.test(path));
    const broken = matching.flatMap((file) =>
      violations(file).map((violation) => `${file.path}: ${violation}`),
    );
    expect(broken).toEqual([]);
  });
});

it('reads the whole tree', () => {
  const paths = tree.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      '.npmrc',
      'src/definition/model/field.ts',
      '.ci/run',
    ]),
  );
});
