import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operatorError';

/** The user of the server, for what an upgrade that runs as root makes. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Returns the owner of the data folder; undefined if it is whoever runs this. */
export async function fileOwner(path: string): Promise<Owner | undefined> {
  const { uid, gid } = await stat(path);
  return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined;
}

/** Gives a folder with all that is in it, or a file. */
export async function giveTo(path: string, owner: Owner | undefined): Promise<void> {
  if (!owner) return;
  const names = await readdir(path, { recursive: true }).catch(() => []);
  for (const each of [path, ...names.map((name) => join(path, name))]) {
    await lchown(each, owner.uid, owner.gid);
  }
}

/** Why an upgrade is not begun or was undone, in words for whoever runs it. */
export class UpgradeError extends OperatorError {}
