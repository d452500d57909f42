import { parseReference, type Reference } from '../../definition/model/resolve';

/** Returns the path of a shared file from the project's root. */
export const sharedPath = (file: string): string => `schemas/shared/${file}.json`;

/**
 * Returns whether a reference, resolved relative to its file as an editor does, leads into the
 * shared folder.
 */
export const leadsToShared = (from: string, reference: string): boolean =>
  new URL(reference, `file:///${from}`).pathname ===
  `/${sharedPath(parseReference(reference).file)}`;

/** Returns the reference to the same field relative to a file. */
export const referenceFrom = (from: string, { file, name }: Reference): string =>
  `${from.startsWith(sharedPath('').slice(0, -'.json'.length)) ? '' : '../shared/'}${file}.json#/${name}`;
