import { posix } from 'node:path';

/** What a `$ref` names: a field of a shared file, both empty where it names none. */
export interface Reference {
  /** Without folder and ".json". */
  readonly file: string;
  readonly name: string;
}

export function parseReference(reference: string): Reference {
  const [, file = '', name = ''] = /([\w-]+)\.json#\/([\w-]+)$/u.exec(reference) ?? [];
  return { file, name };
}

/** The path of a shared file from the project's root. */
export const sharedPath = (file: string): string => `schemas/shared/${file}.json`;

/** Whether a reference, read from where it stands, leads into the folder of shared files, as an editor reads it. */
export const leadsToShared = (from: string, reference: string): boolean =>
  posix.join(posix.dirname(from), reference.replace(/#.*$/u, '')) ===
  sharedPath(parseReference(reference).file);

/** The same field, as it is named from a file. */
export function referenceFrom(from: string, { file, name }: Reference): string {
  const path = posix.relative(posix.dirname(from), sharedPath(file));
  return `${path}#/${name}`;
}
