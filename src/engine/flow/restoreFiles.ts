import type { Issue } from '../../definition/model/issue';
import { fileKindOf, isFiles } from '../../definition/model/types/table';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';
import type { Scope } from '../scope/scope';

/** Reads the photos of a draft from the device. Those that it has lost stay answers, whose fields ask for another. */
export async function restoreFiles(scope: Scope, photoStore: LocalPhotoStore): Promise<void> {
  const all = tokensIn(scope);
  const found = new Set(await photoStore.restore(all));
  const lost = new Set(all.filter((token) => !found.has(token)));
  // Uses the current answers: they may have changed meanwhile.
  const asked = filesIn(scope).filter(({ tokens }) => tokens.some((token) => lost.has(token)));
  if (asked.length === 0) return;
  // Stays until the answer is changed: the answers alone do not tell.
  const issues = asked.map(({ name }) => ({ ...lostFile(scope, name), origin: 'server' as const }));
  scope.show([...scope.store.getState().issues, ...issues]);
}

/** Returns the issue of a field whose file is lost. */
export const lostFile = ({ shape }: Scope, name: string): Issue => {
  const field = shape.properties[name];
  return { path: name, code: field && fileKindOf(field) === 'photo' ? 'fileType' : 'scan' };
};

/** Resolves when files are read from the device after a reload, and prepared; undefined if all are there. */
export function filesArriving(
  scope: Scope,
  photoStore: LocalPhotoStore,
): Promise<unknown> | undefined {
  const missing = tokensIn(scope).filter((token) => !photoStore.get(token));
  return missing.length > 0 ? photoStore.restore(missing).then(photoStore.prepared) : undefined;
}

const tokensIn = (scope: Scope): string[] => filesIn(scope).flatMap(({ tokens }) => tokens);

/** Returns the photos that a form names now, by field. */
function filesIn({ shape, store }: Scope): { name: string; tokens: string[] }[] {
  const { values } = store.getState();
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    const tokens = values[name];
    return isFiles(field) && Array.isArray(tokens) ? [{ name, tokens: tokens.map(String) }] : [];
  });
}
