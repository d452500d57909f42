import { posix } from 'node:path';

/** The target of a `$ref`: a field of a shared file. Both are empty if it names none. */
export interface Reference {
  /** Without folder and ".json". */
  readonly file: string;
  readonly name: string;
}

export function parseReference(reference: string): Reference {
  const [, file = '', name = ''] = /([\w-]+)\.json#\/([\w-]+)$/u.exec(reference) ?? [];
  return { file, name };
}

/** Returns the path of a shared file from the project's root. */
export const sharedPath = (file: string): string => `schemas/shared/${file}.json`;

/**
 * Returns whether a reference, resolved relative to its file as an editor does, leads into the
 * shared folder.
 */
export const leadsToShared = (from: string, reference: string): boolean =>
  posix.join(posix.dirname(from), reference.replace(/#.*$/u, '')) ===
  sharedPath(parseReference(reference).file);

/** Returns the reference to the same field relative to a file. */
export function referenceFrom(from: string, { file, name }: Reference): string {
  const path = posix.relative(posix.dirname(from), sharedPath(file));
  return `${path}#/${name}`;
}
