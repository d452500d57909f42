import type { Manifest } from '../backup/backupManifest';

/** Returns a summary of a backup for the terminal. */
export function backupSummary({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const count = (folder: string) => files.filter(({ path }) => path.startsWith(folder)).length;
  return [
    `${tables.application ?? 0} applications`,
    `${count('photos/')} photos`,
    `${tables.content ?? 0} records of content`,
    `${count('pictures/')} pictures`,
  ].join(', ');
}
