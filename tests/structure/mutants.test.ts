import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import list from '../mutants/mutants.json';

/** A seeded fault (npm run mutants). */
interface Mutant {
  readonly id: string;
  /** What a visitor, staff or an operator would notice. */
  readonly name: string;
  readonly area: string;
  /** The commit that fixed it, if it was a real bug. */
  readonly fix?: string;
  readonly file: string;
  /** Occurs in the file exactly once; replacing it seeds the fault. */
  readonly find: string;
  readonly replace: string;
  /** The test files that must detect it. */
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

/** In the browser each needs its own build. */
const MOST_IN_BROWSER = 6;

const ids = (isMeant: (mutant: Mutant) => boolean): string[] =>
  mutants.filter(isMeant).map(({ id }) => id);

describe('the seeded faults', () => {
  it('are 50, each with a unique id and name', () => {
    expect(mutants).toHaveLength(50);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(50);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(50);
    expect(ids(({ id, name }) => !/^[a-z0-9-]+$/u.test(id) || name.length < 20)).toEqual([]);
  });

  it('are real former bugs, at least half of them', () => {
    const fixed = mutants.flatMap(({ fix }) => fix ?? []);
    expect(fixed.length).toBeGreaterThanOrEqual(25);
    expect(fixed.filter((commit) => !/^[0-9a-f]{7,40}$/u.test(commit))).toEqual([]);
  });

  it.each(Object.entries(FOLDERS))('include at least six of the area %s', (area, folders) => {
    const own = mutants.filter((mutant) => mutant.area === area);
    expect(own.length).toBeGreaterThanOrEqual(6);
    const roots = folders.map((folder) => `src/${folder}/`);
    expect(own.filter(({ file }) => !roots.some((root) => file.startsWith(root)))).toEqual([]);
  });

  it('replace a text that occurs in its file exactly once', () => {
    const count = ({ file, find }: Mutant) => readFileSync(file, 'utf8').split(find).length - 1;
    expect(ids((mutant) => count(mutant) !== 1)).toEqual([]);
    expect(ids(({ find, replace }) => find === replace)).toEqual([]);
  });

  it('name existing test files, few of them browser tests', () => {
    expect(ids(({ tests }) => tests.length === 0 || !tests.every(existsSync))).toEqual([]);
    const inBrowser = ids(({ tests }) => tests.some((file) => file.startsWith('tests/browser/')));
    expect(inBrowser.length).toBeLessThanOrEqual(MOST_IN_BROWSER);
  });
});
