import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const notes = documents.filter((file) => file.startsWith('docs/decisions/'));
const ARCHITECTURE = 'src/ARCHITECTURE.md';

/** Files and folders as documents name them: without the end of their name, and without the folders above. */
const named = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    const ends = parts.flatMap((_, last) => {
      const path = parts.slice(0, last + 1);
      return path.map((_part, first) => path.slice(first).join('/'));
    });
    return [...ends, ...ends.map((end) => end.replace(/\.[^/.]+$/, ''))];
  }),
);

/** Paths in backticks. What has a space, a star or a placeholder, begins with a slash or is an address is none. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([a-zA-Z][\w.-]*(?:\/[\w.-]+)+)`/g)].map(([, path]) => path ?? '');
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path ?? '');

describe('a document', () => {
  it.each(documents)('%s links to files that exist', (document) => {
    const links = linksIn(readFileSync(document, 'utf8'));
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });

  it.each([ARCHITECTURE, ...notes])('%s names files that exist', (document) => {
    const paths = pathsIn(readFileSync(document, 'utf8'));
    expect(paths.filter((path) => !named.has(path))).toEqual([]);
  });
});

it('the architecture is read in five minutes', () => {
  const count = readFileSync(ARCHITECTURE, 'utf8').split(/\s+/).length;
  expect(count).toBeLessThanOrEqual(1200);
});

it.each(notes)('the decision %s is a title and a paragraph, with its date in the name', (note) => {
  expect(note).toMatch(/\/\d{4}-\d\d-\d\d-[a-z0-9-]+\.md$/);
  expect(readFileSync(note, 'utf8')).toMatch(/^# [^\n]+\n\n(?:[^\n]+\n)+$/);
});
