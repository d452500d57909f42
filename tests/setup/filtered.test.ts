import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Stage {
  readonly name: string;
  readonly args: readonly string[];
}

const { filtered } = (await import(
  /* @vite-ignore */ `${process.cwd()}/scripts/test/stages.mjs`
)) as { filtered: (filters: readonly string[]) => readonly (readonly Stage[])[][] };

const stagesOf = (...filters: readonly string[]) => filtered(filters).flat(2);
const namesOf = (...filters: readonly string[]) => stagesOf(...filters).map(({ name }) => name);

it.each([
  ['a word of paths', ['inbox'], ['tests']],
  ['a word and options', ['inbox', '-t', 'search'], ['tests']],
  ['options alone', ['-t', 'carrent'], ['tests']],
  ['the id of a service alone', ['carrent'], ['tests of carrent']],
  ['an id that is in paths, too', ['citizenship'], ['tests', 'tests of citizenship']],
])('runs for %s %j: %j', (_, filters, names) => expect(namesOf(...filters)).toEqual(names));

it('finds the tests that try every service, by the id in their titles', () => {
  const [stage] = stagesOf('carrent');
  const paths = stage?.args.filter((arg) => arg.startsWith('tests/')) ?? [];
  const tests = readdirSync('tests', { recursive: true }).map((path) => `tests/${String(path)}`);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !tests.some((test) => test.startsWith(path)))).toEqual([]);
  expect(stage?.args.slice(-2)).toEqual(['-t', String.raw`\bcarrent\b`]);
});

it('says what it did not find', () => {
  expect(() => filtered(['nothing-of-the-kind'])).toThrow(
    'No test has nothing-of-the-kind in its path, and no service is called so.',
  );
});
