import { createDrafts } from '../../engine/flow/draft';
import { createLocalPhotoStore } from '../../engine/inputs/localPhotoStore';
import { guardedStorage } from '../../platform/guardedStorage';
import { type Parcel, withTokens } from './parcel';

const drafts = (name: string) =>
  createDrafts(
    guardedStorage(() => localStorage),
    name,
  );

/** Returns whether this device has a draft of a form. */
export const hasDraft = (name: string): boolean => drafts(name).load() !== undefined;

/**
 * Stores a parcel where its form looks for a draft, in the place of what is there. Returns false if the device stores
 * nothing.
 */
export async function keepParcel({ name, draft, files }: Parcel): Promise<boolean> {
  const photos = createLocalPhotoStore(name);
  await photos.clear();
  const tokens = new Map<string, string>();
  for (const { token, name: fileName, type, bytes } of files) {
    tokens.set(token, await photos.add(new File([bytes], fileName, { type })));
  }
  const { values, unsaved } = draft;
  drafts(name).save({
    ...draft,
    values: withTokens(values, tokens),
    unsaved: withTokens(unsaved, tokens),
    savedAt: Date.now(),
  });
  return hasDraft(name);
}
