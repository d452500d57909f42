import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

// The compiler reads core and engine: a timeout would say nothing.
vi.setConfig({ testTimeout: 120_000 });

const README = readFileSync('schemas/README.md', 'utf8');
const [, recipe = ''] = /^## Adding a field type\n(.*?)^## /msu.exec(README) ?? [];
const files = [...recipe.matchAll(/^\| `([^`]+)`/gmu)].map(([, file = '']) => file);

/** Documents use a field type, and do not handle it; this schema is generated. */
const DOCUMENT = /^schemas\/(?:(?:services|shared|content)\/|field\.schema\.json)/u;

/** Returns all files below some folders, by their paths from the root. */
const filesBelow = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );

const TABLES = [
  ['src/definition/model/types/table.ts', /^ {2}several,$/mu, "'several' is missing"],
  ['src/engine/widgets/table.tsx', /^ {2}checkboxes: .*$/mu, "'checkboxes' is missing"],
] as const;

/**
 * Returns the compiler's errors for the tables in a copy of the sources, each without one entry.
 */
function issuesOfTables(): string {
  const copy = '.cache/field-type';
  mkdirSync(copy, { recursive: true });
  try {
    for (const folder of ['src/definition', 'src/engine']) {
      cpSync(folder, join(copy, folder), { recursive: true });
    }
    for (const [file, entry] of TABLES) {
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(entry);
      writeFileSync(join(copy, file), text.replace(entry, ''));
    }
    const config = { extends: '../../tsconfig.json', files: TABLES.map(([file]) => file) };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...config, include: [] }));
    const tsc = 'node_modules/typescript/bin/tsc';
    // Remembers the types of the packages, which take most of the time.
    const incremental = ['--incremental', '--tsBuildInfoFile', `${copy}.tsbuildinfo`];
    const args = [tsc, '--noEmit', '-p', copy, ...incremental];
    return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

describe('the recipe for a new field type', () => {
  it('lists every file that handles checkboxes, at most six', () => {
    const knowing = filesBelow('src', 'schemas').filter(
      (file) =>
        !DOCUMENT.test(file) && /checkboxes\b|SeveralField/u.test(readFileSync(file, 'utf8')),
    );
    expect(files.toSorted()).toEqual(knowing.toSorted());
    expect(files.length).toBeLessThanOrEqual(6);
  });

  it('relies on compiler errors that name each table without an entry', () => {
    const issues = issuesOfTables();
    for (const [, , issue] of TABLES) expect(issues).toContain(issue);
  });
});
