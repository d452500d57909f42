import { isFiles } from '../../definition/types/table';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';
import type { Scope } from '../scope/scope';

/** Removes photos from the answers that the draft names and the device has lost. */
export async function restoreFiles(scope: Scope, photoStore: LocalPhotoStore): Promise<void> {
  const all = tokensIn(scope);
  const found = new Set(await photoStore.restore(all));
  const lost = new Set(all.filter((token) => !found.has(token)));
  if (lost.size === 0) return;
  // Uses the current answers: they may have changed meanwhile.
  for (const { name, tokens } of filesIn(scope)) {
    scope.merge([name], { [name]: tokens.filter((token) => !lost.has(token)) });
  }
}

/** Resolves when files are prepared, and read from the device after a reload; undefined if all are there. */
export function filesArriving(
  scope: Scope,
  photoStore: LocalPhotoStore,
): Promise<unknown> | undefined {
  const missing = tokensIn(scope).filter((token) => !photoStore.get(token));
  if (missing.length === 0) return undefined;
  return Promise.all([photoStore.prepared(), photoStore.restore(missing)]);
}

const tokensIn = (scope: Scope): string[] => filesIn(scope).flatMap(({ tokens }) => tokens);

/** Returns the photos that a form names now, by field. */
export function filesIn({ shape, store }: Scope): { name: string; tokens: string[] }[] {
  const { values } = store.getState();
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    const tokens = values[name];
    return isFiles(field) && Array.isArray(tokens) ? [{ name, tokens: tokens.map(String) }] : [];
  });
}
