import { filesIn, isStoredFile } from '../../definition/model/answeredFiles';
import { fieldAt } from '../../definition/model/fieldAt';
import type { Issue } from '../../definition/model/issue';
import { fileKindOf } from '../../definition/model/types/table';
import { dotted, textsIn } from '../../definition/model/values';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';
import type { Scope } from '../scope/scope';
import type { UnsavedEntries } from '../scope/unsavedEntries';

/** Reads the photos of a draft from the device. Those that it has lost stay answers, whose fields ask for another. */
export async function restoreFiles(
  scope: Scope,
  photoStore: LocalPhotoStore,
  unsaved: UnsavedEntries,
): Promise<void> {
  // Any text in a dialog that was not saved may be a token.
  void photoStore.restore(textsIn(unsaved.all()));
  const all = tokensIn(scope);
  const found = new Set(await photoStore.restore(all));
  const lost = new Set(all.filter((token) => !found.has(token)));
  // Uses the current answers: they may have changed meanwhile.
  const asked = filesOf(scope).filter(({ tokens }) => tokens.some((token) => lost.has(token)));
  if (asked.length === 0) return;
  // Stays until the answer is changed: the answers alone do not tell.
  const issues = asked.map(({ path }) => ({
    ...lostFile(scope, dotted(path)),
    origin: 'server' as const,
  }));
  scope.show([...scope.store.getState().issues, ...issues]);
}

/** Returns the issue of a field whose file is lost. */
export const lostFile = ({ shape }: Scope, path: string): Issue => {
  const field = fieldAt(shape, path);
  return { path, code: field && fileKindOf(field) === 'photo' ? 'fileType' : 'scan' };
};

/** Resolves when files are read from the device after a reload, and prepared; undefined if all are there. */
export function filesArriving(
  scope: Scope,
  photoStore: LocalPhotoStore,
): Promise<unknown> | undefined {
  const missing = tokensIn(scope).filter((token) => !photoStore.get(token));
  return missing.length > 0 ? photoStore.restore(missing).then(photoStore.prepared) : undefined;
}

const tokensIn = (scope: Scope): string[] =>
  filesOf(scope).flatMap(({ tokens }) => tokens.filter((token) => !isStoredFile(token)));

const filesOf = ({ shape, store }: Scope) => filesIn(shape, store.getState().values);
