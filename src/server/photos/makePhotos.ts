import { randomBytes } from 'node:crypto';
import type { FileKind } from '../../definition/model/types/fieldType';
import { issueAt } from '../../definition/model/issue';
import { type LocalisedShapes, HttpRefusal } from '../http/refusal';
import { discard, type Upload } from '../http/multipart';
import type { PhotoFolder } from './photoFolder';
import { MOST_PAGES } from './keepPdf';
import type { KeepFile } from './decodeQueue';

/** A re-encoded file that is not stored yet. */
export interface ReencodedPhoto {
  readonly id: string;
  readonly field: string;
  readonly path: string;
  readonly bytes: number;
}

interface ReencodePorts {
  readonly folder: PhotoFolder;
  readonly reencode: KeepFile;
  /** How the files of a field are kept; left out: as photos. */
  readonly formOf?: (field: string) => FileKind;
}

/**
 * Re-encodes all photos and copies all documents, or none.
 * @throws Refusal 422 with the fields whose file is not what it should be
 */
export async function makePhotos(
  uploads: readonly Upload[],
  { folder, reencode, formOf = () => 'photo' }: ReencodePorts,
  shapes?: LocalisedShapes,
): Promise<readonly ReencodedPhoto[]> {
  const made = uploads.map((upload) => ({
    upload,
    id: randomBytes(16).toString('hex'),
    path: folder.tempPath(),
  }));
  try {
    const results = await allEnded(
      made.map(async ({ upload, id, path }) => {
        const { field } = upload;
        const result = await reencode(upload.path, path, formOf(field));
        return { id, field, path, ...result };
      }),
    );
    const refused = new Map(
      results.flatMap((result) => ('refused' in result ? [[result.field, result.refused]] : [])),
    );
    if (refused.size > 0) {
      const issues = [...refused].map(([field, code]) =>
        issueAt([field], code, code === 'pdfPages' ? MOST_PAGES : undefined),
      );
      throw HttpRefusal.ofIssues(issues, shapes);
    }
    return results.flatMap((result) => ('bytes' in result ? [result] : []));
  } catch (error) {
    await discard(made);
    throw error;
  }
}

/** Waits for all work before it rejects: a file that is still being written would be created after its deletion. */
async function allEnded<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Stores photos; removes all of them if one cannot be stored. */
export async function storePhotos(
  folder: PhotoFolder,
  photos: readonly Pick<ReencodedPhoto, 'id' | 'path'>[],
): Promise<void> {
  try {
    if (photos.length > 0) await folder.keep(photos);
  } catch (error) {
    await Promise.all([folder.erase(photos.map(({ id }) => id)), discard(photos)]);
    throw error;
  }
}
