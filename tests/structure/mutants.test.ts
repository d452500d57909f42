import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import list from '../mutants/mutants.json';

/** One fault that the tests are tried with (npm run mutants). */
interface Mutant {
  readonly id: string;
  /** What a visitor, staff or an operator would notice. */
  readonly name: string;
  readonly area: string;
  /** The commit that mended it, where the fault was there once. */
  readonly fix?: string;
  readonly file: string;
  /** Stands in the file exactly once, and makes it faulty when it is replaced. */
  readonly find: string;
  readonly replace: string;
  /** The files of the tests that have to notice. */
  readonly tests: readonly string[];
}

const mutants: readonly Mutant[] = list;

const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  definition: ['definition'],
  engine: ['engine'],
  site: ['site', 'platform'],
  panel: ['panel'],
  server: ['server'],
};

/** In the browser each needs a build of its own. */
const MOST_IN_BROWSER = 6;

const ids = (isMeant: (mutant: Mutant) => boolean): string[] =>
  mutants.filter(isMeant).map(({ id }) => id);

describe('the faults that the tests are tried with', () => {
  it('are 50, each with an id and a name of its own', () => {
    expect(mutants).toHaveLength(50);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(50);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(50);
    expect(ids(({ id, name }) => !/^[a-z0-9-]+$/u.test(id) || name.length < 20)).toEqual([]);
  });

  it('were there once, half of them at least', () => {
    const fixed = mutants.flatMap(({ fix }) => fix ?? []);
    expect(fixed.length).toBeGreaterThanOrEqual(25);
    expect(fixed.filter((commit) => !/^[0-9a-f]{7,40}$/u.test(commit))).toEqual([]);
  });

  it.each(Object.entries(FOLDERS))('has at least six of the area %s', (area, folders) => {
    const own = mutants.filter((mutant) => mutant.area === area);
    expect(own.length).toBeGreaterThanOrEqual(6);
    const roots = folders.map((folder) => `src/${folder}/`);
    expect(own.filter(({ file }) => !roots.some((root) => file.startsWith(root)))).toEqual([]);
  });

  it('change a text that stands in its file exactly once', () => {
    const count = ({ file, find }: Mutant) => readFileSync(file, 'utf8').split(find).length - 1;
    expect(ids((mutant) => count(mutant) !== 1)).toEqual([]);
    expect(ids(({ find, replace }) => find === replace)).toEqual([]);
  });

  it('are looked for by test files that are there, few of them in the browser', () => {
    expect(ids(({ tests }) => tests.length === 0 || !tests.every(existsSync))).toEqual([]);
    const inBrowser = ids(({ tests }) => tests.some((file) => file.startsWith('tests/browser/')));
    expect(inBrowser.length).toBeLessThanOrEqual(MOST_IN_BROWSER);
  });
});
