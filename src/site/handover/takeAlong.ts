import { LONGEST_BOX } from '../../contract/handover';
import { textsIn } from '../../definition/model/values';
import type { FormDraft } from '../../engine/flow/draft';
import type { NamedFile } from '../../engine/ports';
import { boxLength } from './box';
import { packParcel, type Parcel, type ParcelFile, unsentNowhere } from './parcel';

/** The form that a draft belongs to. */
export type FormPlace = Pick<Parcel, 'service' | 'version' | 'name' | 'path'>;

/**
 * Returns a draft with its files as a parcel.
 * @param longest characters of the box that it has to fit into: the smallest files come along, the others do not.
 *   Left out: all do
 */
export async function takeAlong(
  place: FormPlace,
  draft: FormDraft,
  fileOf: (token: string) => NamedFile | undefined,
  longest = Infinity,
): Promise<Parcel> {
  const texts = new Set(textsIn({ values: draft.values, unsaved: draft.unsaved }));
  const files = [...texts].flatMap((token) => {
    const file = fileOf(token);
    return file ? [{ token, ...file }] : [];
  });
  const smallest = [...files].sort((a, b) => a.file.size - b.file.size);
  const empty = {
    ...place,
    draft: unsentNowhere(draft),
    files: [],
    left: files.map(({ name }) => name),
  };
  let size = packParcel(empty).length;
  const taken = new Map<string, ParcelFile>();
  for (const { token, file, name } of smallest) {
    // Its description takes some bytes, too.
    size += file.size + 2 * token.length + 3 * name.length + 100;
    if (boxLength(size) > longest) break;
    const bytes = new Uint8Array(await file.arrayBuffer());
    taken.set(token, { token, name, type: file.type, bytes });
  }
  const left = files.filter(({ token }) => !taken.has(token)).map(({ name }) => name);
  return { ...empty, files: [...taken.values()], left };
}

/** Returns a draft as a parcel that the server takes; undefined if its answers alone are too long. */
export async function takeWhatFits(
  ...[place, draft, fileOf]: Parameters<typeof takeAlong>
): Promise<Parcel | undefined> {
  const parcel = await takeAlong(place, draft, fileOf, LONGEST_BOX);
  return boxLength(packParcel(parcel).length) > LONGEST_BOX ? undefined : parcel;
}
