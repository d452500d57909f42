import { readFile, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applications } from '../../../src/server/applications/feature';
import { openFolders } from '../../../src/server/photos/openFolders';
import { isOwnStore, openStoreFiles } from '../../../src/server/storeId/storeFiles';
import {
  addPhotos,
  DAY,
  idsIn,
  markOf,
  newId,
  open,
  place,
  putFiles,
  type Env,
} from '../process/installations';

describe('photo sweep', () => {
  const lines: unknown[][] = [];
  const log = {
    warn: (...words: unknown[]) => void lines.push(['warn', ...words]),
    error: (...words: unknown[]) => void lines.push(['error', ...words]),
  };

  async function startSweeping(env: Env = {}) {
    lines.length = 0;
    const settings = await place(env);
    const storage = await open(settings);
    const folders = await openFolders(settings);
    const files = await openStoreFiles(settings);
    const sweep = () =>
      applications.sweep({
        ...folders,
        settings,
        storage,
        log,
        isOwn: () => isOwnStore(storage, files),
        now: () => new Date(),
        before: String,
      });
    return { settings, storage, folder: folders.folder, sweep };
  }

  test('moves unreferenced files to the trash', async () => {
    const { settings, storage, sweep } = await startSweeping();
    const [named, unnamed] = [newId(), newId()];
    await addPhotos(storage, settings, [named]);
    await putFiles(settings, [unnamed]);
    await sweep();
    expect(await idsIn(settings)).toEqual([named]);
    expect(await idsIn(settings, 'trash/photos')).toEqual([unnamed]);
    expect(lines).toEqual([['warn', { files: 1 }, expect.any(String)]]);
  });

  test('empties the trash after some days', async () => {
    const { settings, sweep } = await startSweeping({ TRASH_DAYS: '7' });
    const [old, recent] = [newId(), newId()];
    await putFiles(settings, [old, recent], 'trash/photos');
    const at = new Date(Date.now() - 6 * DAY);
    await utimes(join(settings.dataDir, `trash/photos/${recent}.jpg`), at, at);
    await sweep();
    expect(await idsIn(settings, 'trash/photos')).toEqual([recent]);
  });

  test('restores files that are referenced after all', async () => {
    const { settings, storage, sweep } = await startSweeping();
    const id = newId();
    await addPhotos(storage, settings, [id]);
    await rename(
      join(settings.dataDir, `photos/${id}.jpg`),
      join(settings.dataDir, `trash/photos/${id}.jpg`),
    );
    await sweep();
    expect(await idsIn(settings)).toEqual([id]);
    expect(await readFile(join(settings.dataDir, `photos/${id}.jpg`), 'utf8')).toBe(id);
    expect(await idsIn(settings, 'trash/photos')).toEqual([]);
  });

  test.each([
    { of: 20, most: undefined, isDone: true },
    { of: 21, most: undefined, isDone: false },
    { of: 21, most: '21', isDone: true },
    { of: 2, most: '1', isDone: false },
  ])('$of files, limit $most: $isDone', async ({ of, most, isDone }) => {
    const { settings, storage, sweep } = await startSweeping(most ? { SWEEP_MOST: most } : {});
    await addPhotos(storage, settings, [newId()]);
    await putFiles(settings, Array.from({ length: of }, newId));
    await sweep();
    expect(await idsIn(settings)).toHaveLength(isDone ? 1 : of + 1);
    expect(lines.map(([level]) => level)).toEqual([isDone ? 'warn' : 'error']);
    if (!isDone) expect(lines[0]?.[1]).toMatchObject({ unnamed: of, files: of + 1 });
  });

  test('takes up to one in a hundred, however many files there are', async () => {
    const { settings, storage, sweep } = await startSweeping();
    // Named without a row for each of them, which would take a while.
    storage.applications.knownPhotos = async (ids) =>
      new Set(ids.filter((id) => !id.startsWith('f00d')));
    await putFiles(
      settings,
      Array.from({ length: 2178 }, () => `a${newId().slice(1)}`),
    );
    await putFiles(
      settings,
      Array.from({ length: 22 }, () => `f00d${newId().slice(4)}`),
    );
    await sweep();
    expect(await idsIn(settings)).toHaveLength(2178);
  });

  test('does nothing if the store belongs to another database', async () => {
    const { settings, sweep } = await startSweeping();
    const id = newId();
    await putFiles(settings, [id]);
    await rm(markOf(settings));
    await sweep();
    expect(await idsIn(settings)).toEqual([id]);
    expect(lines.map(([level]) => level)).toEqual(['error']);
  });

  test('leaves nothing of erased applications in the trash', async () => {
    const { settings, folder } = await startSweeping();
    const id = newId();
    await putFiles(settings, [id], 'trash/photos');
    await folder.erase([id]);
    expect(await idsIn(settings, 'trash/photos')).toEqual([]);
  });
});
