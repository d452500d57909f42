import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface ProjectCopy {
  readonly root: string;
  readonly remove: () => void;
}

/** Copies what is, or will be, in the repository, except some folders, into one to change; the packages by a link. */
export function copyProject(without: readonly string[] = ['tests', 'docs']): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  const sources = ['.', ...without.map((folder) => `:!${folder}`)];
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', '--', ...sources], {
    encoding: 'utf8',
  });
  for (const name of listed.split('\0').filter(Boolean)) {
    try {
      // With its time: the build would take packages older than their list for outdated.
      cpSync(name, join(root, name), { preserveTimestamps: true });
    } catch (error) {
      // Deleted and not committed yet, or a temporary file of another process.
      if (existsSync(name)) throw error;
    }
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
