import { execFileSync } from 'node:child_process';
import type { Texts } from '../project';

/**
 * Reads the services, shared fields and content types of the last commit, by their paths from the
 * root; returns undefined without git, without a commit, or if the commit has none of them.
 */
export function committedTexts(root: string): Texts | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const folders = ['schemas/services', 'schemas/shared', 'schemas/content'];
    const listed = git('ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...folders);
    const paths = listed.split('\0').filter((path) => path.endsWith('.json'));
    if (paths.length === 0) return undefined;
    return new Map(paths.map((path) => [path, git('show', `HEAD:./${path}`)]));
  } catch {
    return undefined;
  }
}
