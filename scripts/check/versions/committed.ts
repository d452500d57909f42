import { execFileSync } from 'node:child_process';
import type { Texts } from '../../../src/lint/base/project';

/**
 * Reads the services, shared fields and content types of the last commit, by their paths from the
 * root; returns undefined without git, without a commit, or if the commit has none of them.
 */
export function committedTexts(root: string): Texts | undefined {
  const git = (args: readonly string[], input = ''): Buffer =>
    execFileSync('git', args, {
      cwd: root,
      input,
      maxBuffer: 2 ** 26,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  try {
    const folders = ['schemas/services', 'schemas/shared', 'schemas/lists', 'schemas/content'];
    const listed = git(['ls-tree', '-r', '-z', 'HEAD', '--', ...folders]).toString();
    const files = [...listed.matchAll(/ blob (\w+)\t([^\0]+\.json)\0/gu)].map(
      ([, hash = '', path = '']) => ({ hash, path }),
    );
    if (files.length === 0) return undefined;
    // One process for all of them.
    const texts = batchTexts(
      git(['cat-file', '--batch'], files.map(({ hash }) => hash).join('\n')),
    );
    return new Map(files.map(({ path }, index) => [path, texts[index] ?? '']));
  } catch {
    return undefined;
  }
}

/** Splits what `git cat-file --batch` prints: for each object a line that ends with its size, its bytes and a line end. */
function batchTexts(printed: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < printed.length;) {
    const begin = printed.indexOf('\n', at) + 1;
    const size = Number(printed.toString('latin1', at, begin).split(' ').at(-1));
    if (Number.isNaN(size)) throw new Error('git lacks an object of the commit');
    texts.push(printed.toString('utf8', begin, begin + size));
    at = begin + size + 1;
  }
  return texts;
}
